import { useEffect, useState } from 'react';
import { loadJson } from './loadJson';

export type DocumentState<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T };

/** A JSON document of the site, read once per visit of the page. A failure is logged (ER-17). */
export function useDocument<T>(address: string, parse: (value: unknown) => T): DocumentState<T> {
  const [state, setState] = useState<DocumentState<T>>({ status: 'loading' });
  useEffect(() => {
    let left = false;
    loadJson(address)
      .then((value) => ({ status: 'ready' as const, value: parse(value) }))
      .catch((error): DocumentState<T> => {
        console.error(`${address} could not be read`, error);
        return { status: 'failed' };
      })
      .then((next) => left || setState(next));
    return () => {
      left = true;
    };
  }, [address, parse]);
  return state;
}
