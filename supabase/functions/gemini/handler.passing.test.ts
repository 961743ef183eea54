import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answersJson, events, fakeProvider, piece } from './testing/fakeProvider.ts';
import { codeOf, JSON_CALL, KEY, openFunction, QUESTION, STREAM_CALL } from './testing/openFunction.ts';

describe('what comes back', () => {
  it('passes a stream on as it arrives', async () => {
    let finish = () => {};
    const { ask, provider } = await openFunction((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(events(piece('First')));
      finish = () => response.end(events(piece(' second', { finishReason: 'STOP' })));
    });
    const response = await ask(STREAM_CALL);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();

    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(provider.calls[0]!.url).toMatch(/:streamGenerateContent\?alt=sse$/);
    expect((await reader.read()).value).toBe(events(piece('First')));
    finish();
    expect((await reader.read()).value).toContain(' second');
    expect((await reader.read()).done).toBe(true);
  });

  it.each([400, 401, 403, 404, 429, 500, 503])('passes status %i and its body on', async (status) => {
    const body = { error: { code: status, message: 'as the provider says', status: 'X' } };
    const { ask } = await openFunction(answersJson(body, status, { 'retry-after': '7' }));
    for (const path of [JSON_CALL, STREAM_CALL]) {
      const response = await ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('retry-after')).toBe('7');
      expect(await response.json()).toEqual(body);
    }
  });

  it.each([
    ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY' } }],
    ['no candidates', { candidates: [] }],
  ])('passes %s on for the page to judge (AI-40)', async (_what, body) => {
    const { ask } = await openFunction(answersJson(body));
    expect(await (await ask()).json()).toEqual(body);
  });

  it('follows no redirect', async () => {
    const elsewhere = await fakeProvider(answersJson(piece('stolen')));
    onTestFinished(elsewhere.close);
    const { ask } = await openFunction(answersJson({}, 307, { location: `${elsewhere.address}/steal` }));
    expect(await codeOf(await ask())).toMatchObject({ http: 502 });
    expect(elsewhere.calls).toEqual([]);
  });

  it('answers 504 when the provider sends nothing in time, and hangs up', async () => {
    const { ask, provider } = await openFunction(() => {});
    expect(await codeOf(await ask())).toMatchObject({ http: 504, status: 'DEADLINE_EXCEEDED' });
    await provider.calls[0]!.hungUp;
  });

  it('answers 502 when nobody is there', async () => {
    const { ask, provider } = await openFunction();
    await provider.close();
    expect(await codeOf(await ask())).toMatchObject({ http: 502 });
  });

  it('breaks a stream off that falls silent, and hangs up', async () => {
    const { ask, provider } = await openFunction((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(events(piece('I was just going to')));
    });
    const reader = (await ask(STREAM_CALL)).body!.getReader();
    await reader.read();
    await expect(reader.read()).rejects.toThrow('silent');
    await provider.calls[0]!.hungUp;
  });

  it('lets a break in the provider be seen as a break', async () => {
    const { ask } = await openFunction((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(events(piece('half')));
      setTimeout(() => response.destroy(), 30);
    });
    await expect((await ask(STREAM_CALL)).text()).rejects.toThrow();
  });

  it('breaks an endless drip off', async () => {
    const { ask, provider } = await openFunction((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const drip = setInterval(() => response.write(events(piece('x'))), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect((await ask(STREAM_CALL)).text()).rejects.toThrow('silent');
    await provider.calls[0]!.hungUp;
  });

  it('breaks a huge answer off', async () => {
    const { ask, provider } = await openFunction((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(64_000)));
      };
      response.on('drain', pour);
      pour();
    });
    await expect((await ask()).text()).rejects.toThrow('too long');
    await provider.calls[0]!.hungUp;
  });

  it('hangs up when the visitor leaves before the answer', async () => {
    const { ask, provider } = await openFunction(() => {});
    const visit = new AbortController();
    const answer = ask(JSON_CALL, QUESTION, { signal: visit.signal });
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1));
    visit.abort();
    expect((await answer).status).toBe(499);
    await provider.calls[0]!.hungUp;
  });

  it('hangs up when the visitor leaves in the middle of a stream', async () => {
    const { ask, provider } = await openFunction((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(events(piece('Once upon a time')));
    });
    const reader = (await ask(STREAM_CALL)).body!.getReader();
    await reader.read();
    await reader.cancel();
    await provider.calls[0]!.hungUp;
  });

  it('never passes a page of the provider on as a page', async () => {
    const { ask } = await openFunction((response) => {
      response.writeHead(503, { 'content-type': 'text/html', 'set-cookie': 'a=b' });
      response.end('<script>alert(1)</script>');
    });
    const { headers } = await ask();
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each([1, 5, 17])(
    'never passes the key on, even from a provider that sends it in pieces of %i',
    async (size) => {
      const said = JSON.stringify({ error: { message: `API key ${KEY} is bad: ${KEY}${KEY.slice(0, 6)}` } });
      const { ask } = await openFunction(async (response) => {
        response.writeHead(400, { 'content-type': 'application/json' });
        for (let start = 0; start < said.length; start += size) {
          response.write(said.slice(start, start + size));
          await sleep(0);
        }
        response.end();
      });
      const text = await (await ask()).text();
      expect(text).not.toContain(KEY);
      expect(text).toHaveLength(said.length);
      expect(JSON.parse(text).error.message).toMatch(/^API key \*+ is bad: \*+AIza-s$/);
    },
  );
});
