import { PageHead } from '#ui/layout/PageHead.tsx';
import { inicio } from './messages.ts';

export function InicioPage() {
  return <PageHead title={inicio.titulo} />;
}
