import { isLostConnection, isUnavailable } from '../../api/platform/database/unavailable.js';
import { asProblem } from '../../api/platform/support/problem.filter.js';

const withCode = (code: string, message = 'something went wrong') => Object.assign(new Error(message), { code });

describe('what is told as 503', () => {
  it.each([
    '08006',
    '08P01',
    '25P03',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    '58030',
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EHOSTDOWN',
    'ENETDOWN',
    'ENOTCONN',
    'ENOTFOUND',
    'EPIPE',
    'ERR_SOCKET_CLOSED',
    'ERR_STREAM_DESTROYED',
    'ERR_STREAM_WRITE_AFTER_END',
    'ENOSPC',
    'E_CANNOT_WRITE_FILE',
    'EDQUOT',
    'EMFILE',
  ])('is an error of code %s, however deep it is wrapped', (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new Error('Cannot write', { cause: new Error('again', { cause: withCode(code) }) }))).toBe(
      true,
    );
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'write EPIPE',
    'read ECONNRESET',
    'connect ETIMEDOUT 10.0.0.1:5432',
    'getaddrinfo ENOTFOUND db.example',
  ])('is an error of the driver that has words alone: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
    expect(isLostConnection(new Error(message))).toBe(true);
  });

  it.each(['23505', '42P01', '22P02', '42501', 'ENOENT', 'ERR_INVALID_ARG_TYPE', 'XX000'])(
    'is no error of code %s',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(false);
    },
  );

  it.each([undefined, null, 'Query read timeout', 42, new Error('a timeout expired somewhere')])(
    'is not %p',
    (error) => {
      expect(isUnavailable(error)).toBe(false);
    },
  );

  it('is a connection that failed at each address of a name', () => {
    expect(isUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    expect(isUnavailable(new AggregateError([withCode('ENOENT')]))).toBe(false);
  });

  it('is told in our words, whatever a socket says', () => {
    for (const error of [withCode('EPIPE', 'write EPIPE'), new Error('write EPIPE')]) {
      expect(asProblem(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE', params: {} });
    }
  });

  it('ends with causes that go round', () => {
    const error = new Error('round');
    error.cause = error;
    expect(isUnavailable(error)).toBe(false);
  });
});

describe('a connection', () => {
  it.each(['08006', '57P01', 'ECONNRESET', 'EPIPE'])('is lost by %s', (code) => {
    expect(isLostConnection(withCode(code))).toBe(true);
  });

  it.each(['23505', '40001', '55P03', '57014', '53100'])('is kept by %s: only the statement failed', (code) => {
    expect(isLostConnection(withCode(code))).toBe(false);
  });
});
