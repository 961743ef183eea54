import '@portal/brand/theme.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './Gallery';

createRoot(document.getElementById('root')!).render(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);
