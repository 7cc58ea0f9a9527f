import { isLostConnection, isUnavailable } from '../../api/platform/database/unavailable.js';

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
