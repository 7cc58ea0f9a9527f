/// <reference types="jest" />
import { UploadQueue } from '../../admin/providers/upload-queue';

const file = (name: string) => new File(['x'], name);

describe('the queue of uploads', () => {
  it('sends one file after the other and forgets those that arrived', async () => {
    const sent: string[] = [];
    const queue = new UploadQueue(async ({ file: { name } }) => sent.push(name));
    await queue.add('t1', [file('a.png'), file('b.png')]);
    expect(sent).toEqual(['a.png', 'b.png']);
    expect(queue.read()).toEqual([]);
  });

  it('keeps what failed with the reason, goes on with the next, and repeats on demand', async () => {
    let isBroken = true;
    const sent: string[] = [];
    const queue = new UploadQueue(async ({ file: { name } }) => {
      if (name === 'a.png' && isBroken) throw new Error('Netzwerkfehler');
      sent.push(name);
    });
    await queue.add('t1', [file('a.png'), file('b.png')]);
    expect(sent).toEqual(['b.png']);
    expect(queue.read()).toMatchObject([{ to: 't1', failure: 'Netzwerkfehler' }]);
    isBroken = false;
    await queue.retry(queue.read()[0]!.id);
    expect(sent).toEqual(['b.png', 'a.png']);
    expect(queue.read()).toEqual([]);
  });

  it('tells how far a file is, and of every change', async () => {
    const shares: (number | undefined)[] = [];
    const queue = new UploadQueue(async (_upload, onProgress) => onProgress(0.5));
    const forget = queue.subscribe(() => shares.push(queue.read()[0]?.share));
    await queue.add('t1', [file('a.png')]);
    expect(shares).toEqual([0, 0.5, undefined]);
    forget();
    await queue.add('t1', [file('b.png')]);
    expect(shares).toHaveLength(3);
  });

  it('sends a file that is added while another is on its way, and drops one that is given up', async () => {
    const sent: string[] = [];
    let arrive = () => {};
    const queue = new UploadQueue(({ file: { name } }) => {
      sent.push(name);
      return name === 'a.png' ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.reject(new Error('no'));
    });
    const running = queue.add('t1', [file('a.png')]);
    await queue.add('t2', [file('b.png')], { visibleForCustomer: false });
    arrive();
    await running;
    expect(sent).toEqual(['a.png', 'b.png']);
    const [failed] = queue.read();
    queue.discard(failed!.id);
    expect(queue.read()).toEqual([]);
  });
});
