import { ParametroPage } from './ParametroPage.tsx';
import { tiposDeNovedad } from './tiposNovedad.tsx';

export function Component() {
  return <ParametroPage parametro={tiposDeNovedad} />;
}
