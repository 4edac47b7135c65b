import type { ObjectName } from '#domain/objects.ts';

/** Where the specification asks for the files of one object. */
export interface FilePlace {
  readonly object: ObjectName;
  /** POST with files, and the record's id in `data`. */
  readonly upload: readonly string[];
  /** POST with `objectId`: the files of that record. */
  readonly list: readonly string[];
  /** GET and DELETE of one file, by its id behind the path. */
  readonly one: string;
}

export const filePlaces: readonly FilePlace[] = [
  {
    object: 'salesOrder',
    upload: ['/sales_order/file'],
    list: ['/sales_order/object_file'],
    one: '/sales_order/file',
  },
  {
    object: 'customerRequest',
    upload: ['/customer_request/file'],
    list: ['/customer_request/cr_file'],
    one: '/customer_request/cr_file',
  },
  {
    object: 'customerRequestComment',
    upload: ['/customer_request/comment_file'],
    list: ['/customer_request/cr_comment_file'],
    one: '/customer_request/cr_comment_file',
  },
  {
    object: 'interaction',
    upload: ['/interaction/file'],
    list: ['/interaction/files'],
    one: '/interaction/file',
  },
  {
    object: 'interactionComment',
    upload: ['/interaction/comment/file'],
    list: ['/interaction/comment/files'],
    one: '/interaction/comment/file',
  },
  { object: 'task', upload: ['/task/file'], list: ['/task/object_file'], one: '/task/file' },
  {
    object: 'reclamation',
    upload: ['/reclamation_file', '/reclamation/upload_files'],
    list: [],
    one: '/reclamation/file',
  },
];
