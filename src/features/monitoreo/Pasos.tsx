import './contarBajas.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { DetallePoblacion } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { sum } from '#ui/chart/series.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { cifra, listaDeBajas, listaDeSituacion } from './cifras.ts';
import { operaciones as actos, monitor, situaciones, resumen as textos } from './messages.ts';
import { enviarNoEnviados, enviarPoblacion, grabarPoblacion, type Operacion } from './operacion.ts';
import type { VistaProps } from './vista.ts';

interface Paso {
  readonly id: keyof typeof textos.paso;
  readonly label: string;
  readonly cantidad: number | undefined;
  readonly acto?: { readonly boton: string; readonly operacion: Operacion };
  /** The URL of its people. */
  readonly lista?: string;
}

/** The steps of the population into the registry, how many people wait at each step, and the operation that moves them on. */
export function Pasos({
  detalle,
  operaciones: { operar, busy },
  alTerminar,
}: Pick<VistaProps, 'operaciones' | 'alTerminar'> & { readonly detalle: DetallePoblacion }) {
  const regionales = useQuery(query(afiliacionBdpa.monitorRegional, {}));
  const { SinRegistro, Registrados, NoEnviados } = detalle;
  const pasos: readonly Paso[] = [
    {
      id: 'SinRegistro',
      label: situaciones.SinRegistro,
      cantidad: SinRegistro,
      acto: { boton: actos.grabar.boton, operacion: grabarPoblacion },
    },
    {
      id: 'Registrados',
      label: situaciones.Registrados,
      cantidad: Registrados,
      acto: { boton: actos.enviar.boton, operacion: enviarPoblacion },
      lista: listaDeSituacion('REGISTRADO'),
    },
    {
      id: 'NoEnviados',
      label: situaciones.NoEnviados,
      cantidad: NoEnviados,
      acto: { boton: actos.reenviar.boton, operacion: enviarNoEnviados },
      lista: listaDeSituacion('NO_ENVIADO'),
    },
    {
      id: 'bajas',
      label: textos.bajas,
      cantidad: regionales.data && sum(regionales.data.map((row) => row.BajasPendientes)),
      lista: listaDeBajas(),
    },
  ];
  const hacer = async (operacion: Operacion) => {
    if (await operar(operacion)) alTerminar();
  };
  return (
    <Card
      title={textos.pasos}
      actions={<span className="monitor-nota">{textos.pasosNota}</span>}
      className="monitor-card"
    >
      <ul className="monitor-pasos">
        {pasos.map((paso) => (
          <li key={paso.id} className="monitor-paso">
            <span className="monitor-paso-cifra">{paso.cantidad === undefined ? '…' : cifra(paso.cantidad)}</span>
            <span className="monitor-paso-texto">
              <b>{paso.label}</b>
              <span>{textos.paso[paso.id]}</span>
            </span>
            <Actos paso={paso} busy={busy} alHacer={hacer} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Actos(props: {
  readonly paso: Paso;
  readonly busy: boolean;
  readonly alHacer: (operacion: Operacion) => Promise<void>;
}) {
  const { acto, lista, cantidad, label } = props.paso;
  if (cantidad === 0)
    return (
      <span className="monitor-paso-nada">
        <Icon name="check" />
        {monitor.nada}
      </span>
    );
  return (
    <span className="monitor-paso-actos">
      {lista ? (
        <LinkButton tone="ghost" to={lista} aria-label={fill(textos.verListaDelPaso, { cuales: label })}>
          {textos.verLista}
        </LinkButton>
      ) : null}
      {acto ? (
        <Button icon="send" busy={props.busy} onClick={() => void props.alHacer(acto.operacion)}>
          {acto.boton}
        </Button>
      ) : null}
    </span>
  );
}
