import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '#client/query.ts';
import type { DetallePoblacion } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { type IsoDate, isIsoDate, today, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, estadoDe, listaDeSituacion, porcentaje, series } from './cifras.ts';
import { resumen as textos } from './messages.ts';
import { Pasos } from './Pasos.tsx';
import { PorRegional } from './PorRegional.tsx';
import type { VistaProps } from './vista.ts';

/** The population by its state in the registry, today or on an earlier day, in total and by regional. */
export function Resumen({ params, ver, operaciones, alTerminar }: VistaProps) {
  const asked = params.get('fecha') ?? '';
  const fecha = isIsoDate(asked) && asked < today() ? asked : '';
  const hoy = useQuery({ ...query(afiliacionBdpa.detalle, {}), enabled: fecha === '' });
  const antes = useQuery({ ...query(afiliacionBdpa.detalleFecha, { params: { fecha } }), enabled: fecha !== '' });
  const detalle = fecha === '' ? hoy : antes;
  return (
    <>
      <Fecha key={fecha} fecha={fecha} alCambiarFecha={(next) => ver({ fecha: next })} />
      <Cifras title={textos.totales} note={fecha === '' ? textos.hoy : toLocalDate(fecha)} consulta={detalle}>
        {(data) => <Totales detalle={data} hoy={fecha === ''} />}
      </Cifras>
      {fecha === '' && hoy.data ? <Pasos detalle={hoy.data} operaciones={operaciones} alTerminar={alTerminar} /> : null}
      <PorRegional fecha={fecha} params={params} ver={ver} />
    </>
  );
}

function Fecha({
  fecha,
  alCambiarFecha,
}: {
  readonly fecha: IsoDate;
  readonly alCambiarFecha: (fecha: IsoDate) => void;
}) {
  const limit = today();
  const take = (next: string) => {
    if (next === '' || (isIsoDate(next) && next <= limit)) alCambiarFecha(next === limit ? '' : next);
  };
  return (
    <Card pad aria-label={textos.fecha} className="monitor-periodo">
      <div className="monitor-periodo-form">
        <DateField label={textos.fecha} name="fecha" value={fecha || limit} max={limit} onChange={take} />
        {fecha ? (
          <Button icon="refresh" onClick={() => alCambiarFecha('')}>
            {textos.hoy}
          </Button>
        ) : null}
      </div>
      <p className="monitor-nota">{textos.fechaNota}</p>
    </Card>
  );
}

/** Leads from a figure of today to its rows. */
function VerLista({ cuales, estado }: { readonly cuales: string; readonly estado: string }) {
  return (
    <dd>
      <Link to={listaDeSituacion(estado)} aria-label={fill(textos.verListaDe, { cuales })}>
        {textos.verLista}
      </Link>
    </dd>
  );
}

function Totales({ detalle, hoy }: { readonly detalle: DetallePoblacion; readonly hoy: boolean }) {
  const { Poblacion, SinRegistro } = detalle;
  // People without a row in the registry are in no list (decision 140).
  const conRegistro = Poblacion - SinRegistro;
  return (
    <dl className="monitor-totales">
      <div className="monitor-total">
        <dt>{textos.poblacion}</dt>
        <dd className="monitor-total-cifra">{cifra(Poblacion)}</dd>
        <dd className="monitor-nota">{textos.poblacionNota}</dd>
        {hoy && conRegistro > 0 ? (
          <dd>
            <Link to={pathTo('bdpa-monitor', { vista: 'poblacion', quienes: 'activos' })}>
              {fill(textos.verRegistrados, { n: cifra(conRegistro) })}
            </Link>
          </dd>
        ) : null}
      </div>
      {series.map(({ id, label, tone }) => (
        <div key={id} className={`monitor-total monitor-total-${tone}`}>
          <dt>{label}</dt>
          <dd className="monitor-total-cifra">{cifra(detalle[id])}</dd>
          <dd className="monitor-nota">{fill(textos.deLaPoblacion, { n: porcentaje(detalle[id], Poblacion) })}</dd>
          {hoy && estadoDe[id] && detalle[id] > 0 ? <VerLista cuales={label} estado={estadoDe[id]} /> : null}
        </div>
      ))}
    </dl>
  );
}
