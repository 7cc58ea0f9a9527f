import { Body, Controller, Get, Put } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { invalid, Problem } from '../platform/http/problem.js';
import { currentUser } from '../platform/tenancy/session.js';
import { MeService } from './me.service.js';
import { SignedInUserShape } from './me.shape.js';
import { type Preferences, PreferencesService } from './preferences.service.js';

const PREFERENCES = { type: 'object', additionalProperties: true, maxProperties: 200 };
const MOST_KEYS = 200;
const KEY = /^[\w.\-/ ]{1,120}$/;

/** The signed-in user as the specification describes him, and what he keeps for himself. */
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

  @Put('preferences')
  @Operation({
    id: 'writePreferences',
    summary: 'Set some of my settings; null removes one',
    allow: 'authenticated',
    tag: 'me',
    body: PREFERENCES,
    answer: PREFERENCES,
  })
  write(@Body() changes: Preferences) {
    if (!currentUser().id) throw new Problem(403, 'FORBIDDEN');
    const refused = Object.keys(changes).filter((key) => !KEY.test(key));
    if (refused.length > 0 || Object.keys(changes).length > MOST_KEYS) {
      throw invalid(refused.map((key) => ({ pointer: `/${key.slice(0, 100)}`, code: 'FORMAT_INVALID' })));
    }
    return this.preferences.merge(changes);
  }
}
