-- The same data in a schema that serves the questions of the bench and nothing else: no policies, no rights, no history
-- of changes, and the indexes that the questions need.
drop schema if exists plain cascade;
create schema plain;

create table plain.ticket as
  select tenant, id, version, created_at, updated_at, last_activity_at, identifier, type, state, priority, category_id,
         customer_description as description, customer_id, location_id, contact_channel, contact_name, contact_phone,
         contact_email, assignment_group_id, responsible_id, execution_company, execution_responsible_id,
         execution_description, author_id, submitted_at, due_at, closed_at, closing_state, closing_note,
         custom ->> 'plant' as plant
    from public.ticket;
create table plain.activity as
  select tenant, id, created_at, created_by, ticket_id, kind, actor_id, from_state, to_state, text, reason,
         visible_for_customer
    from public.activity;
create table plain.attachment as
  select tenant, id, created_at, ticket_id, name, content_type, size, visible_for_customer from public.attachment;
create table plain.customer as select tenant, id, code, name from public.customer;
create table plain.location as
  select tenant, id, customer_id, name, external_id, street, post_code, city, contact, phone from public.location;
create table plain.assignment_group as select tenant, id, name from public.assignment_group;
create table plain.category as select tenant, id, name_de as name from public.category;
create table plain.person as select tenant, id, name from public."user";
create table plain.counter as select tenant, year, value from public.ticket_counter where series = 'TICKET';
create table plain.outbox (id uuid primary key default uuidv7(), ticket_id uuid not null, event text not null);

alter table plain.ticket add primary key (tenant, id), add unique (tenant, identifier);
alter table plain.activity add primary key (tenant, id);
alter table plain.attachment add primary key (tenant, id);
alter table plain.customer add primary key (tenant, id);
alter table plain.location add primary key (tenant, id);
alter table plain.assignment_group add primary key (tenant, id);
alter table plain.category add primary key (tenant, id);
alter table plain.person add primary key (tenant, id);
alter table plain.counter add primary key (tenant, year);

create index ticket_group on plain.ticket (tenant, assignment_group_id, created_at desc, id desc) include (state)
  where state <> 'CLOSED';
create index ticket_created on plain.ticket (tenant, created_at desc, id desc);
create index ticket_plant on plain.ticket (tenant, plant, created_at desc, id desc);
create index ticket_open on plain.ticket (tenant, state, type, due_at, responsible_id, execution_company)
  where state <> 'CLOSED';
create index ticket_closed on plain.ticket (tenant, closed_at) where state = 'CLOSED';
create index ticket_text on plain.ticket using gin (tenant, description gin_trgm_ops);
create index ticket_contact on plain.ticket using gin (tenant, contact_name gin_trgm_ops);
create index ticket_identifier on plain.ticket using gin (tenant, identifier gin_trgm_ops);
create index activity_ticket on plain.activity (tenant, ticket_id, created_at desc, id desc);
create index activity_created on plain.activity (tenant, created_at desc, id desc);
create index attachment_ticket on plain.attachment (tenant, ticket_id, created_at, id);
create unique index location_name on plain.location (tenant, customer_id, name);
