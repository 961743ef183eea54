import styled from 'styled-components';
import { fieldLook } from './fieldLook';

/** A one-line input on its own. Label it, or take `Field`. */
export const TextInput = styled.input`
  ${fieldLook}
`;
