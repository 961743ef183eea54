import { styled } from 'styled-components';

const centered = `
  width: min(var(--width-wide), 100% - 2 * var(--size-gutter));
  margin-inline: auto;
`;

export const Hero = styled.section`
  ${centered}
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-6);
  padding-block: var(--space-7) var(--space-8);
`;

export const HeroText = styled.div`
  display: grid;
  flex: 1 1 26rem;
  gap: var(--space-5);
  justify-items: start;
  max-width: 48rem;

  h1 {
    font-size: var(--text-display);
  }

  p {
    max-width: 36rem;
    color: var(--color-ink-soft);
    font-size: var(--text-lead);
  }
`;

export const Cards = styled.section`
  ${centered}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-5);

  h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-h3);
  }

  p {
    color: var(--color-ink-soft);
  }
`;

export const Places = styled.nav`
  ${centered}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-8);

  h2 {
    flex-basis: 100%;
    margin-block-end: var(--space-2);
  }
`;
