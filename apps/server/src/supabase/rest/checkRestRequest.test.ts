import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRestRequest } from './checkRestRequest';

const ORIGIN = 'http://localhost:4000/rest/v1';

function check(pathAndQuery: string, method = 'GET', headers: Record<string, string> = {}) {
  return checkRestRequest(method, new URL(`${ORIGIN}${pathAndQuery}`), new Headers(headers));
}

describe('what a page asks for passes', () => {
  it.each([
    '/messages?select=id,text,profiles(username)&order=seq.desc&limit=50',
    '/messages?select=*&seq=gt.41&order=seq.asc.nullslast',
    '/messages?select=id,author:profiles!messages_user_id_fkey!inner(id,username)&author.username=eq.nelly',
    '/messages?select=id,...profiles(username)&profiles.order=username.asc&profiles.limit=1',
    '/profiles?username=ilike.nel\\_ly&select=id,settings->theme->>color,settings->>font',
    '/profiles?username=ilike.50\\%\\\\o_o',
    '/follows?select=a:profiles!follower(username),b:profiles!followed(username)',
    '/profiles?id=in.(a,"b,c")&apikey=sb_publishable_x',
    '/profiles?or=(username.eq.nelly,and(verified.is.true,not.or(bio.eq.a,bio.is.null)))',
    '/profiles?not.and=(username.eq.a,username.in.(b,c))',
    '/profiles?username=eq(any).{a,b}',
    '/profiles?username=eq.ilike.not',
    '/profiles?bio=eq.I.match.socks',
    '/profiles?or=(bio.eq.I.match.socks,bio.eq."a,b(c")',
    '/products?tags=cs.{a,b}&data=cs.{"color":"mint"}',
    '/rpc/find_profiles?wanted=nelly&limit=5',
    '/rpc/find_profiles?wanted=3.5',
  ])('%s', (request) => {
    expect(check(request)).toBeUndefined();
  });

  it('writes by JSON, also in bulk with the columns named', () => {
    const json = { 'content-type': 'application/json; charset=utf-8' };
    expect(check('/messages?columns="client_id","text"&select=id', 'POST', json)).toBeUndefined();
    expect(check('/follows?on_conflict=follower,followed', 'POST', json)).toBeUndefined();
    expect(check('/messages?id=eq.1', 'DELETE')).toBeUndefined();
    expect(check('/rpc/claim_coin', 'POST', json)).toBeUndefined();
  });
});

describe('regular expressions are refused wherever they stand', () => {
  it.each([
    '/messages?text=match.(.)*x',
    '/messages?text=imatch.x',
    '/messages?text=not.match.x',
    '/messages?text=match(any).{x,y}',
    '/messages?text=not.imatch(all).{x}',
    '/messages?or=(id.eq.1,text.match.x)',
    '/messages?or=(id.eq.1,text.not.imatch.x)',
    '/messages?and=(or(id.eq.1,not.and(id.eq.2,text.match(any).{x})))',
    '/messages?not.or=(text.match.x)',
    '/messages?select=id,profiles(id)&profiles.bio=match.x',
    '/messages?select=id,profiles(id)&profiles.or=(bio.match.x)',
    '/messages?select=id,profiles(id)&profiles.not.or=(bio.match.x)',
    '/messages?settings->>color=match.x',
    '/rpc/find_profiles?wanted=nelly&bio=match.x',
    '/rpc/find_profiles?bio=not.match.x',
    '/rpc/find_profiles?bio=match(any).{x}',
    '/messages?%74ext=%6Datch.x',
    '/messages?or=text.match.x',
    '/messages?or=.match.x',
  ])('%s', (request) => {
    expect(check(request)).toMatchObject({ status: 400, code: 'PGRST100' });
  });
});

describe('patterns and text searches are refused', () => {
  it.each([
    '/messages?text=like.a*',
    '/messages?text=not.like.a*',
    '/messages?text=ilike.a',
    '/messages?username=ilike.a',
    '/messages?text=like(any).{a*,b*}',
    '/messages?text=not.ilike(any).{a*,b*}',
    '/messages?or=(text.like.a*,text.ilike.b*)',
    '/messages?or=(text.fts.a,text.wfts(english).b)',
    ...['fts', 'plfts', 'phfts', 'wfts'].flatMap((search) => [
      `/messages?text=${search}.a`,
      `/messages?text=not.${search}(english).a`,
    ]),
    '/messages?select=id,profiles(id)&profiles.username=ilike.a',
    '/profiles?bio=ilike.a',
    '/profiles?username=ilike.a*',
    '/profiles?username=ilike.%25a',
    '/profiles?username=ilike.a\\\\%25',
    '/profiles?username=ilike.a\\',
    '/profiles?username=ilike.',
    `/profiles?username=ilike.${'x'.repeat(41)}`,
    '/profiles?username=not.ilike.a',
    '/profiles?username=ilike(any).{a,b}',
    '/profiles?username=like.a',
    '/profiles?or=(username.ilike.a,username.ilike.b)',
    '/rpc/profiles?username=ilike.a',
  ])('%s', (request) => {
    expect(check(request)).toMatchObject({ status: 400, code: 'PGRST100' });
  });
});

describe('a column is answered once, as it is', () => {
  it.each([
    '/messages?select=c0:text::numeric,c1:text::numeric',
    '/messages?select=id::text',
    '/messages?select=profiles(id::text)',
    '/messages?select=count()::text',
    '/messages?select=text,text',
    '/messages?select=a:text,b:text',
    '/messages?select=text,a:text',
    '/messages?select=*,*',
    '/messages?select=id,profiles(bio,b:bio)',
    '/messages?select=id,a:profiles!user_id(bio),b:profiles!user_id!inner(bio)',
    '/messages?select=id,...profiles(bio),profiles(bio)',
    '/messages?select=a:data->x,b:data->x',
    '/messages?select=id&select=text',
    '/messages?select=%20text,text',
  ])('%s', (request) => {
    expect(check(request)).toMatchObject({ status: 400, code: 'PGRST100' });
  });
});

describe('what only the query builder may say is refused', () => {
  it.each([
    '/messages?text=eq.{"type":"query","from":"profiles"}',
    '/messages?text=eq. {"$ref":"email"} ',
    '/messages?text=neq.\u00a0{"type":"query"}',
    '/messages?text=not.lt.{"$ref":"email"}',
    '/messages?data=cs.{"$ref":"email"}',
    '/messages?data=cs.{"type":"query","from":"profiles"}',
    '/messages?or=(text.eq.{"type":"query"},id.eq.1)',
    '/messages?$exists=eq.1',
    '/messages?"id"=eq.1',
    '/messages?id::text=eq.1',
    "/messages?data->'x'=eq.1",
    '/messages?select=id::"text)"',
    "/messages?select=data->'x'",
    '/messages?select=id%20as%20x',
    '/messages?order=id;drop',
    '/messages?order="id"',
    '/messages?columns=id)',
    '/messages?on_conflict=id;x',
    '/messages?limit=1;x',
    '/messages?text=eq.%00',
    '/messages?or=(text.eq."a\\",text.eq.b")',
    '/messages?or=(id.eq.1',
    '/messages?or=(id.eq.1))or(id.eq.2)',
    '/messages?or=((id.eq.1))',
    '/messages?text=unknown.1',
    '/messages?text=eq',
  ])('%s', (request) => {
    expect(check(request)).toMatchObject({ status: 400 });
  });
});

describe('the size of a request is bounded', () => {
  const repeat = (text: string, times: number, by = '&') => Array(times).fill(text).join(by);

  it.each([
    ['filters', `/messages?${repeat('id=eq.1', 21)}`],
    ['filters', `/messages?or=(${repeat('id.eq.1', 21, ',')})`],
    ['filters', `/messages?or=(${repeat('id.eq.1', 11, ',')})&and=(${repeat('id.eq.1', 10, ',')})`],
    ['selected columns', `/messages?select=${repeat('id', 61, ',')}`],
    ['columns', `/messages?columns=${repeat('text', 61, ',')}`],
    ['embedded resources', '/messages?select=a(id),b(id),c(id),d(id),e(id)'],
    ['levels of embedded resources', '/messages?select=profiles(follows(profiles(id)))'],
    ['levels of conditions', `/messages?or=(${'and('.repeat(5)}id.is.null${')'.repeat(6)}`],
    ['levels of conditions', `/messages?or=(${'and('.repeat(1_500)}id.is.null${')'.repeat(1_501)}`],
    ['rows to skip', '/messages?offset=100001'],
    ['rows to skip', '/messages?select=profiles(id)&profiles.offset=100001'],
  ])('too many %s', (what, request) => {
    expect(check(request)?.message).toContain(`too many ${what}`);
  });

  it('too many rows to skip by the Range header', () => {
    expect(check('/messages', 'GET', { range: '100001-' })?.message).toContain('too many rows to skip');
  });

  it('too long an address', () => {
    expect(check(`/messages?text=eq.${'x'.repeat(8_192)}`)).toMatchObject({ status: 414 });
  });

  it('passes at the bounds', () => {
    expect(check(`/messages?${repeat('id=eq.1', 20)}&offset=100000`)).toBeUndefined();
    expect(check('/messages?select=profiles(follows(id)),count()')).toBeUndefined();
  });
});

describe('only tables and functions by their plain names, with their methods', () => {
  it.each(['', '/', '/rpc/', '/rpc/a/b', '/messages/', '/messages/1', '/mess%61ges', '/rpc%2Fa', '/a.b'])(
    'GET %s is 404',
    (path) => {
      expect(check(path)).toMatchObject({ status: 404, code: 'PGRST125' });
    },
  );

  it.each([
    ['TRACE', '/messages'],
    ['PATCH', '/rpc/claim_coin'],
    ['DELETE', '/rpc/claim_coin'],
  ])('%s %s is 405', (method, path) => {
    expect(check(path, method)).toMatchObject({ status: 405 });
  });

  it.each(['text/csv', 'application/x-www-form-urlencoded', 'text/plain'])('a body of %s is 415', (type) => {
    expect(check('/messages', 'POST', { 'content-type': type })).toMatchObject({ status: 415 });
  });
});

it('never lets a regular expression through, however a tree is nested and quoted', () => {
  const leaf = fc.constantFrom(
    'id.eq.1',
    'text.match.x',
    'text.not.imatch.x',
    'text.eq."',
    'a.in.(1,2)',
    '"',
    '{',
  );
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc
        .tuple(
          fc.constantFrom('and', 'or', 'not.and', 'not.or', ''),
          fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
        )
        .map(([word, parts]) => `${word}(${parts.join(',')})`),
    ),
  }));
  fc.assert(
    fc.property(tree, (text) => {
      const refusal = check(`/messages?or=${encodeURIComponent(`(${text})`)}`);
      const unquoted = text.replace(/"[^"]*"/g, '');
      return refusal !== undefined || !/match/.test(unquoted);
    }),
    { seed: 7, numRuns: 2_000 },
  );
});
