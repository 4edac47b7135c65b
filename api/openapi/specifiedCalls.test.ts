import { describe, expect, it } from 'vitest';
import { describeApi } from './describe.ts';

/** The calls of the specification that are no generic ones, spelled as it spells them. */
const calls = `
  get /app_objects
  get /app/objects
  get /app/object_meta
  get /app/info
  get /app/has-role
  get /app/enums
  get /app/app-objects
  post /app/exec-func
  get /app/registers_meta
  get /app/setting
  post /app/setting
  get /access_log
  get /additional_parameters/models
  get /navigation
  post /navigation
  get /main_desktop
  post /main_desktop
  get /notification
  put /notification/{id}
  get /objects_time_tracking/current_objects
  get /objects_time_tracking/{id}
  put /objects_time_tracking/{id}
  get /user
  get /user_setting
  get /user_settings
  get /user_settings/{userId}/{settingName}
  put /user_settings/{userId}/{settingName}
  get /user_roles/current/{userId}
  get /allrolegroups
  get /rolegroup
  get /default_roles
  get /counterparties
  get /employee
  get /cost_article
  get /cost_articles
  get /cr_status
  get /cr_tag
  get /user_roles
  post /auth/login
  post /auth/register
  post /auth/forgot_password
  get /auth/logout
  get /auth/session
  get /doc-numerator
  get /object_versions/of/{objectType}/{id}
  get /object_versions/compare
  post /object_versions/{id}/restore
  get /print_history/of/{objectType}/{id}
  post /print_history/of/{objectType}/{id}
  get /disposition
  put /disposition/{id}
  get /disposition_statuses
  get /disposition_by_ticket
  get /disposition_number_of_weighted
  get /get_number_of_weighted/{dispositionId}
  get /disposition_first_weighting
  get /disposition_second_weighting
  get /delivery_order/subordination/{id}
  get /dispositions/subordination/{id}
  get /driver_tickets/disposition/{dispositionId}
  put /dispositions/write_driver_tickets
  put /dispositions/reset_driver_ticket
  post /dispositions/cars_queue/fill-arrival-date-driver
  post /dispositions/cars_queue/set-arrival-date-driver
  get /cars_qeue_orders_list
  get /cars_qeue_dispositions_list
  get /cars_qeue_dispositions_by_ticket
  post /dispositions/send_start_sms
  post /outgoing_sms/send_sms_template_disposition_delete
  post /outgoing_sms/send_sms_template_allow_entry
  post /outgoing_sms/send_sms_template_allow_entry_main_parking
  post /outgoing_sms/send_sms_template_auth_code
  post /outgoing_sms/send_sms
  put /outgoing_sms/{id}
  post /file
  get /file
  delete /file/{id}
  post /sales_order/file
  post /sales_order/object_file
  get /sales_order/file/{id}
  delete /sales_order/file/{id}
  post /customer_request/file
  post /customer_request/comment_file
  post /customer_request/cr_file
  post /customer_request/cr_comment_file
  get /customer_request/cr_file/{id}
  delete /customer_request/cr_file/{id}
  get /customer_request/cr_comment_file/{id}
  delete /customer_request/cr_comment_file/{id}
  post /interaction/file
  put /interaction/file/{id}
  post /interaction/files
  get /interaction/file/{id}
  delete /interaction/file/{id}
  get /interaction/comment/files
  get /interaction/comment/file/{id}
  delete /interaction/comment/file/{id}
  post /reclamation_file
  get /reclamation_file
  get /reclamation/file/{id}
  post /reclamation/upload_files
  post /task/file
  post /task/object_file
  get /task/file/{id}
  delete /task/file/{id}
`;

/** Of every entity: the calls that are the same for all. */
const generic = `
  get /{entity}
  get /{entity}/{id}
  get /{entity}/count
  get /{entity}/totals
  get /{entity}/predefined/{name}
  post /{entity}
  put /{entity}/{id}
  post /{entity}/change_deletion_mark
  delete /{entity}/{id}
`;
const ofDocuments = `
  put /{entity}/confirm/{id}
  put /{entity}/undo_confirm/{id}
`;

const entities = ['outgoing_sms', 'position', 'print_history', 'products', 'punishments', 'punishments_types', 'reminder', 'role_groups', 'terms_of_payment', 'user_navigation', 'user_roles', 'user_setting_items', 'user_settings', 'user_view_settings', 'users', 'vat_rates', 'vendor_and_customer', 'view_settings', 'working_places', 'disposition', 'delivery_order', 'mine']; // prettier-ignore
const documents = ['outgoing_sms', 'punishments', 'disposition', 'delivery_order'];

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const { paths } = describeApi() as { paths: Record<string, Record<string, unknown>> };

describe('the specification’s calls', () => {
  it.each([
    ...linesOf(calls),
    ...entities.flatMap((entity) => linesOf(generic.replaceAll('{entity}', entity))),
    ...documents.flatMap((entity) => linesOf(ofDocuments.replaceAll('{entity}', entity))),
  ])('%s', (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect(paths[path], path).toHaveProperty(method);
  });
});
