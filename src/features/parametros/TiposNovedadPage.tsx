import { ParametroPage } from './ParametroPage.tsx';
import { tiposDeNovedad } from './tiposNovedad.tsx';

/** The screen of the novelty types. */
export function Component() {
  return <ParametroPage parametro={tiposDeNovedad} />;
}
