import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { STAFF } from '../masterdata/access.js';
import { Operation } from '../platform/access/operation.js';
import { invalid, invalidField, Problem } from '../platform/http/problem.js';
import { currentUser } from '../platform/tenancy/session.js';
import { MeService } from './me.service.js';
import { SignedInUserShape } from './me.shape.js';
import { MOST_PREFERENCES, type Preferences, PreferencesService } from './preferences.service.js';

const PREFERENCES = { type: 'object', additionalProperties: true, maxProperties: MOST_PREFERENCES };
const KEY = /^[\w.\-/ ]{1,120}$/;

/** The signed-in user (spec §3) and their settings. */
@Controller('v1/me')
export class MeController {
  constructor(
    private readonly me: MeService,
    private readonly preferences: PreferencesService,
  ) {}

  @Get()
  @Operation({
    id: 'readMe',
    summary: 'The signed-in user',
    allow: 'authenticated',
    tag: 'me',
    answer: SignedInUserShape,
  })
  read() {
    return this.me.read();
  }

  @Delete('absence')
  @Operation({
    id: 'endAbsence',
    summary: 'I am back: ends my absence of today',
    allow: STAFF,
    tag: 'me',
    answer: SignedInUserShape,
  })
  endAbsence() {
    return this.me.endAbsence();
  }

  @Put('preferences')
  @Operation({
    id: 'writePreferences',
    problems: { 403: ['FORBIDDEN'] },
    summary: 'Set some of my settings; null removes one',
    allow: 'authenticated',
    tag: 'me',
    body: PREFERENCES,
    answer: PREFERENCES,
  })
  write(@Body() changes: unknown) {
    if (!currentUser().id) throw new Problem(403, 'FORBIDDEN');
    if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
      throw invalidField('', 'TYPE_INVALID');
    const refused = Object.keys(changes).filter((key) => !KEY.test(key));
    if (refused.length > 0) {
      throw invalid(refused.map((key) => ({ pointer: `/${key.slice(0, 100)}`, code: 'FORMAT_INVALID' })));
    }
    return this.preferences.merge(changes as Preferences);
  }
}
