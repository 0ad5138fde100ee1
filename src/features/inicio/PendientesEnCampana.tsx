import './inicio.css';
import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { ListaDePendientes } from './Atencion.tsx';
import { Decididos } from './Decididos.tsx';
import { inicio } from './messages.ts';
import { usePendientes } from './pendientes.ts';
import { abrir } from './useAvisos.ts';

const textos = { nada: inicio.nadaNuevo, otros: inicio.yOtros };

/** In the bell: what the fund decided since the last visit, and what requires the employer's attention, as on the home. */
export default function PendientesEnCampana({ onOpen }: { readonly onOpen: () => void }) {
  const pendientes = usePendientes();
  const known = !pendientes.isPending && pendientes.failed === 0;
  return (
    <>
      {known ? <Decididos avisos={pendientes.avisos} {...{ abrir, textos, onOpen }} /> : null}
      <h2 className="dropdown-title">{inicio.atencion}</h2>
      <ListaDePendientes {...pendientes} onOpen={onOpen} />
      <LinkButton tone="ghost" to={pathTo('inicio')} onClick={onOpen}>
        {inicio.irAlInicio}
      </LinkButton>
    </>
  );
}
