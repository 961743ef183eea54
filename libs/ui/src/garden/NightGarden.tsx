import styled from 'styled-components';
import { Fireflies } from './Fireflies';
import { Sprig } from './Sprig';
import { LARGE_STARS, SMALL_STARS } from './stars';

/**
 * The ground of every page: a sky that stays where it is, and a garden where this stands, which is at the very end
 * of the page. Decoration behind everything; once painted it costs nothing but the few lights that move.
 */
export function NightGarden() {
  return (
    <>
      <Sky>
        <svg
          viewBox="0 0 1440 420"
          preserveAspectRatio="xMidYMin slice"
          width="100%"
          height="60%"
          aria-hidden="true"
        >
          <path d={SMALL_STARS} strokeWidth="1.5" opacity="0.32" />
          <path d={LARGE_STARS} strokeWidth="2.2" opacity="0.5" />
        </svg>
      </Sky>
      <Garden aria-hidden="true">
        <Hills viewBox="0 0 1440 240" preserveAspectRatio="none">
          <path
            fill="var(--color-hill-far)"
            d="M0 118C180 40 372 30 560 84S900 176 1100 108s260-78 340-66v198H0z"
          />
          <path
            fill="var(--color-hill-mid)"
            d="M0 176c160-58 330-64 520-20s420 52 600 2 240-44 320-22v104H0z"
          />
          <path fill="var(--color-hill-near)" d="M0 206c240-40 470-30 720-6s500 16 720-22v62H0z" />
        </Hills>
        <Sprig side="left" lights={['mint', 'peach', 'lavender']} />
        <Sprig side="right" lights={['lavender', 'mint', 'peach']} />
        <Fireflies />
      </Garden>
    </>
  );
}

const Sky = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scenery);
  contain: strict;
  pointer-events: none;
  stroke: var(--color-ink);
  stroke-linecap: round;
  background: radial-gradient(64rem 36rem at 84% -10%, #7463dc2b, transparent 72%);
  will-change: transform;

  @media (max-width: 40rem) {
    stroke-opacity: 0.55;
  }
`;

const Garden = styled.div`
  position: relative;
  z-index: var(--layer-scenery);
  flex: none;
  height: var(--size-garden);
  /* The tops of the hills may stand behind the last lines of the page; its plants may not. */
  margin-block-start: calc(var(--size-garden) * -0.3);
  overflow: hidden;
  contain: strict;
  pointer-events: none;
  background: radial-gradient(60% 90% at 50% 108%, #5b4fb840, transparent 72%);
`;

const Hills = styled.svg`
  position: absolute;
  bottom: 0;
  left: 50%;
  width: max(100%, 56rem);
  max-width: none;
  height: 100%;
  transform: translateX(-50%);
`;
