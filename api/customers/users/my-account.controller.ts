import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { MyAccountService } from './my-account.service.js';
import { LanguageChoice, PasswordChange } from './my-account.shape.js';

/** Changes of one's own account (spec §6). */
@Controller('v1/me')
export class MyAccountController {
  constructor(private readonly account: MyAccountService) {}

  @Post('password')
  @HttpCode(204)
  @Operation({
    id: 'changePassword',
    problems: { 403: ['PASSWORD_NOT_OFFERED'] },
    summary: 'Change my password; offered to people of customers only',
    allow: 'authenticated',
    tag: 'me',
    inPerson: true,
    body: PasswordChange,
    status: 204,
  })
  changePassword(@Body(BodyOf(PasswordChange)) change: PasswordChange) {
    return this.account.changePassword(change);
  }

  @Put('language')
  @Operation({
    id: 'chooseLanguage',
    problems: { 403: ['FORBIDDEN'] },
    summary: 'Choose the language in which I read screens and mails',
    allow: 'authenticated',
    tag: 'me',
    body: LanguageChoice,
    answer: LanguageChoice,
  })
  chooseLanguage(@Body(BodyOf(LanguageChoice)) choice: LanguageChoice) {
    return this.account.chooseLanguage(choice);
  }
}
