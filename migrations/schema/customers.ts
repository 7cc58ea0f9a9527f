import { CUSTOM_FIELDS } from './custom-fields.js';
import { records } from './tables.js';
import { CANTONS, LOCALES } from './words.js';

/** Customers with their locations, and what is known of them in the CRM. */
export const customers: readonly string[] = [
  ...records('customer', {
    columns: `
      code text not null,
      name text not null,
      addition text,
      street text,
      post_code text,
      city text,
      phone text,
      communication_email text,
      correspondence_language text not null,
      sla_id uuid,
      sla_expiration date,
      default_assignment_group_id uuid,
      default_project_lead_id uuid,
      customer_priorities text[] default '{}' not null,
      crm_address_number text,
      cost_limit int,
      invoice_requested boolean default false not null,
      max_users int,
      internal_notes text,
      ${CUSTOM_FIELDS},
      default_project text,
      default_billing_address text,
      code_key text,
      crm_address_number_key text`,
    unique: {
      customer_code_key_unique: 'code_key',
      customer_code_unique: 'code',
      customer_crm_address_number_key_unique: 'crm_address_number_key',
      customer_crm_address_number_unique: 'crm_address_number',
    },
    references: {
      sla_id: 'sla',
      default_assignment_group_id: 'assignment_group',
      default_project_lead_id: '"user"',
    },
    oneOf: {
      correspondence_language: LOCALES,
    },
    listed: ['name', 'city', 'sla_id'],
    search: ['code', 'name', 'city'],
    folds: ['code', 'crm_address_number'],
  }),
  ...records('customer_logo', {
    columns: `
      customer_id uuid not null,
      content_type text not null,
      size int not null,
      width int not null,
      height int not null`,
    unique: {
      customer_logo_customer_unique: 'customer_id',
    },
    references: {
      customer_id: 'customer on delete cascade',
    },
  }),
  ...records('location', {
    columns: `
      customer_id uuid not null,
      name text not null,
      external_id text,
      addition text,
      street text,
      post_code text,
      city text,
      contact text,
      phone text,
      ${CUSTOM_FIELDS},
      canton text,
      name_key text,
      external_id_key text`,
    unique: {
      location_external_id_customer_unique: 'external_id_key, customer_id',
      location_name_customer_unique: 'name_key, customer_id',
    },
    references: {
      customer_id: 'customer',
    },
    oneOf: {
      canton: CANTONS,
    },
    listed: ['customer_id', 'name', 'external_id', 'post_code', 'city'],
    search: ['name', 'external_id', 'street', 'city'],
    folds: ['name', 'external_id'],
  }),
  ...records('address', {
    columns: `
      number text not null,
      name text not null,
      parent_id uuid,
      addition text,
      street text,
      post_code text,
      city text,
      email text,
      phone text,
      billing boolean default false not null,
      active boolean default true not null,
      number_key text`,
    unique: {
      address_number_key_unique: 'number_key',
      address_number_unique: 'number',
    },
    references: {
      parent_id: 'address',
    },
    listed: ['name', 'parent_id', 'city', 'billing', 'active'],
    search: ['number', 'name', 'city'],
    folds: ['number'],
  }),
  ...records('contact', {
    columns: `
      name text not null,
      number text not null,
      address_id uuid not null,
      firstname text,
      lastname text not null,
      position text,
      email text,
      phone text,
      active boolean default true not null`,
    unique: {
      contact_number_unique: 'number',
    },
    references: {
      address_id: 'address',
    },
    listed: ['name', 'address_id', 'active'],
    search: ['name', 'number', 'email'],
  }),
  ...records('project', {
    columns: `
      number text not null,
      name text not null,
      address_id uuid,
      active boolean default true not null,
      number_key text`,
    unique: {
      project_number_key_unique: 'number_key',
      project_number_unique: 'number',
    },
    references: {
      address_id: 'address',
    },
    listed: ['name', 'address_id', 'active'],
    search: ['number', 'name'],
    folds: ['number'],
  }),
];
