import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': {
        challenge: string;
        /** JSON of further settings. */
        configuration: string;
        onstatechange(event: CustomEvent<{ state: string }>): void;
      };
    }
  }
}
