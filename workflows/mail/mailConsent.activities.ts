/** The activity that reaches the provider of an account, while the person who agreed waits. */
export interface MailConsenting {
  /**
   * Exchanges the code that the provider gave for tokens, and stores them. A code can be used only once.
   * @param input.sealed account, code and verifier, encrypted because workflow histories must not show them
   * @throws mail_consent_refused with the provider's words, mail_sign_in_not_set, mail_consent_expired
   */
  takeConsent(input: { readonly sealed: string }): Promise<void>;
}
