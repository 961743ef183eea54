import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Title = styled.h1`
  color: var(--color-ink);
`;

export function StorePage() {
  return <Title>Store {useLocation().pathname}</Title>;
}
