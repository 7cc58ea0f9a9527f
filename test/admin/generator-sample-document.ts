import type { ContractDocument } from '../../admin/model/document';

const uuid = { type: 'string', format: 'uuid' };

/** A document in the shape of the product's, with one resource for all widgets and one as target of its references. */
export const sampleDocument: ContractDocument = {
  components: {
    schemas: {
      Machine: {
        type: 'object',
        'x-resource': {
          path: 'machines',
          route: 'masterdata/machines',
          menu: 'masterdata',
          icon: 'Settings',
          title: 'name',
          sort: ['name', 'ASC'],
          can: { list: true, create: true, update: true, delete: false },
          label: 'resources.machines.name',
          generated: true,
        },
        required: ['id', 'version', 'name', 'state', 'price'],
        properties: {
          id: { ...uuid, readOnly: true, 'x-field': { label: 'l', widget: 'text', sort: true } },
          version: { type: 'integer', readOnly: true },
          name: {
            type: 'string',
            minLength: 2,
            maxLength: 40,
            'x-field': {
              label: 'resources.machines.fields.name',
              widget: 'text',
              list: true,
              sort: true,
              search: true,
              filter: ['', '_contains', '_starts'],
              section: 'general',
            },
          },
          serial: {
            type: 'string',
            pattern: '^[A-Z0-9-]+$',
            'x-field': {
              label: 'resources.machines.fields.serial',
              widget: 'text',
              writeOnce: true,
              section: 'general',
            },
          },
          state: {
            type: 'string',
            enum: ['NEW', 'USED'],
            'x-field': {
              label: 'resources.machines.fields.state',
              widget: 'choice',
              choices: 'machineState',
              filter: ['', '_eq_any'],
              list: true,
            },
          },
          weekdays: {
            type: 'array',
            items: { type: 'string', enum: ['MONDAY', 'FRIDAY'] },
            'x-field': { label: 'resources.machines.fields.weekdays', widget: 'choices', choices: 'weekday' },
          },
          maker: {
            anyOf: [uuid, { type: 'null' }],
            'x-field': {
              label: 'resources.machines.fields.maker',
              widget: 'reference',
              reference: { resource: 'makers', title: 'title' },
              filter: ['', '_eq_any'],
              list: true,
            },
          },
          secretOwner: {
            ...uuid,
            'x-field': {
              label: 'resources.machines.fields.secretOwner',
              widget: 'reference',
              reference: { resource: 'owners', title: 'name' },
              filter: ['', '_eq_any'],
            },
          },
          price: {
            type: ['number', 'null'],
            minimum: 0,
            'x-field': {
              label: 'resources.machines.fields.price',
              widget: 'money',
              unit: 'CHF',
              filter: ['', '_gte', '_lte'],
              section: 'money',
            },
          },
          active: {
            type: 'boolean',
            'x-field': { label: 'l', widget: 'flag', filter: [''], list: true },
          },
          label: { $ref: '#/components/schemas/TranslatedText', 'x-field': { label: 'l', widget: 'translated' } },
          windows: {
            type: 'array',
            items: { $ref: '#/components/schemas/MachineWindow' },
            'x-field': { label: 'l', widget: 'embeddedList' },
          },
          hologram: {
            type: 'string',
            'x-field': { label: 'l', widget: 'hologram' as 'text', filter: ['_starts'] },
          },
          lastService: {
            type: 'string',
            format: 'date-time',
            readOnly: true,
            'x-field': { label: 'l', widget: 'moment', filter: ['_gte', '_lte'] },
          },
          createdAt: {
            type: 'string',
            format: 'date-time',
            readOnly: true,
            'x-field': { label: 'l', widget: 'moment' },
          },
          internal: { type: 'string' },
          custom: {
            type: 'object',
            properties: {
              floor: {
                type: ['integer', 'null'],
                minimum: -5,
                maximum: 60,
                'x-field': {
                  default: 0,
                  labels: { de: 'Stockwerk', fr: 'Étage' },
                  helps: { de: 'Das Erdgeschoss ist 0', en: 'The ground floor is 0' },
                  widget: 'integer',
                  section: 'custom',
                  list: true,
                  sort: true,
                  filter: ['', '_gte', '_lte'],
                },
              },
              colour: {
                anyOf: [{ type: 'string', enum: ['red', 'dark.blue'] }, { type: 'null' }],
                'x-field': {
                  labels: { de: 'Farbe' },
                  optionLabels: {
                    red: { de: 'Rot', it: 'Rosso' },
                    'dark.blue': { de: 'Dunkelblau' },
                    old: { de: 'Alt' },
                  },
                  widget: 'choice',
                  section: 'custom',
                  filter: ['', '_eq_any'],
                },
              },
              keeper: {
                anyOf: [uuid, { type: 'null' }],
                'x-field': {
                  labels: { de: 'Besitzer' },
                  widget: 'reference',
                  reference: { resource: 'owners', title: 'name' },
                },
              },
            },
          },
        },
      },
      MachineCreate: {
        type: 'object',
        required: ['name', 'label'],
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 40 },
          serial: { type: 'string', pattern: '^[A-Z0-9-]+$' },
          state: {
            type: ['string', 'null'],
            enum: ['NEW', 'USED', null],
            'x-field': { widget: 'choice', choices: 'machineState', default: 'NEW' },
          },
          weekdays: { type: 'array', items: { type: 'string' } },
          maker: { anyOf: [uuid, { type: 'null' }] },
          price: { type: ['number', 'null'], minimum: 0 },
          active: { type: 'boolean', 'x-field': { widget: 'flag', default: true } },
          label: { $ref: '#/components/schemas/TranslatedText' },
          windows: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/MachineWindow' } },
          hologram: { type: 'string' },
          custom: {
            type: 'object',
            required: ['colour'],
            properties: {
              floor: { type: ['integer', 'null'], minimum: -5, maximum: 60 },
              colour: { type: 'string' },
              keeper: uuid,
            },
          },
        },
      },
      MachinePatch: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 40 },
          state: { type: ['string', 'null'] },
          maker: { anyOf: [uuid, { type: 'null' }] },
          active: { type: 'boolean' },
          label: { $ref: '#/components/schemas/TranslatedText' },
          custom: { type: 'object', properties: {} },
        },
      },
      MachineWindow: {
        type: 'object',
        required: ['from'],
        properties: {
          from: { type: 'string', format: 'time', 'x-field': { label: 'l', widget: 'time' } },
          until: { type: 'string', format: 'time', 'x-field': { label: 'l', widget: 'time' } },
        },
      },
      TranslatedText: {
        type: 'object',
        required: ['de'],
        properties: {
          de: { type: 'string', maxLength: 80 },
          en: { type: ['string', 'null'], maxLength: 80 },
          fr: { type: ['string', 'null'], maxLength: 80 },
          it: { type: ['string', 'null'], maxLength: 80 },
        },
      },
      Maker: {
        type: 'object',
        'x-resource': {
          path: 'makers',
          route: 'maker',
          menu: 'main',
          icon: 'Factory',
          title: 'title',
          sort: ['title', 'DESC'],
          can: { list: true, create: false, update: false, delete: false },
          label: 'resources.makers.name',
          generated: false,
        },
        properties: {
          title: {
            type: 'string',
            'x-field': { label: 'resources.makers.fields.title', widget: 'text', search: true, list: true },
          },
        },
      },
    },
  },
};
