/** What a run is started with: by whoever starts the workflow, or by the run before, which hands over all it knows. */
export type Continued<Input, Carried> = Input & { readonly carried?: Carried };
