import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { estadoDe, useAvisosPropios } from '#blocks/asegurado/propios.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { useTituloDeRegistro } from '#blocks/titulo/useTituloDeRegistro.ts';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { query } from '#client/query.ts';
import { idPersonaActual } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { tabla } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { pedirImpreso } from '#engine/family/impreso.ts';
import { pasos } from '#engine/page/NovedadHead.tsx';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Steps } from '#ui/layout/Steps.tsx';
import { propios } from './messages.ts';
import { titles } from './titles.ts';

const textos = propios.aviso;
const day = (text: string) => toLocalDate(cleanDate(text));
const crumb = { to: pathTo('mis-avisos'), label: titles.misAvisos };
const nothing = () => undefined;

function Datos({ row }: { readonly row: FilaNovedad }) {
  const record = useQuery(query(personasNovedad.porId, { params: { id: row.IdPersonaNovedad, n: 0 } }));
  if (record.isPending) return <Skeleton lines={6} />;
  if (record.isError) return <LecturaFallida de={record} />;
  const n = record.data.SegurosPersonasNovedad;
  const hasta = day(n.FechaFinNovedad);
  return (
    <Facts
      facts={[
        { label: textos.numero, value: n.NumeroDocumento, copy: n.NumeroDocumento },
        { label: textos.fecha, value: day(n.FechaNovedad) },
        { label: textos.empresa, value: row.Empresa },
        { label: textos.cargo, value: n.Cargo },
        { label: textos.haber, value: n.HaberMensual === null ? '' : bolivianos(n.HaberMensual) },
        { label: textos.declaracion, value: day(n.FechaDeclaracion) },
        ...(hasta ? [{ label: textos.hasta, value: hasta }] : []),
      ]}
    />
  );
}

function Imprimir({ row, idPersona }: { readonly row: FilaNovedad; readonly idPersona: number }) {
  const visor = useVisorPdf();
  const familia = familiaDe(tipoDeFila(row));
  const [print, busy] = useTask(async (paper: () => Promise<Blob>) => visor.show(row.Novedad, textos.archivo, paper));
  if (!familia || estadoDe(row) !== 'aceptado') return null;
  const paper = () => pedirImpreso(familia, { idPersona, idPersonaNovedad: row.IdPersonaNovedad });
  return (
    <>
      <Button icon="print" busy={busy} onClick={() => void print(paper)}>
        {general.imprimir}
      </Button>
      {visor.element}
    </>
  );
}

function Aviso({ row, idPersona }: { readonly row: FilaNovedad; readonly idPersona: number }) {
  useTituloDeRegistro(row.NumeroNovedad && row.NumeroNovedad !== '0' ? row.NumeroNovedad : '');
  const estado = estadoDe(row);
  return (
    <>
      <PageHead
        crumb={crumb}
        title={row.Novedad}
        lead={[day(row.FechaNovedad), row.Empresa].filter(Boolean).join(' · ')}
        aside={<Steps label={textos.estado} steps={pasos(estado, new Set(), nothing)} />}
        actions={<Imprimir row={row} idPersona={idPersona} />}
      />
      <div className="propio-columnas">
        <div className="propio-pila">
          {estado === 'observado' && row.Observacion ? (
            <Alert tone="warn" title={textos.observacion}>
              {row.Observacion}
            </Alert>
          ) : null}
          {estado === 'declarado' ? <Alert tone="info">{textos.enTramite}</Alert> : null}
          {estado === 'registrado' || estado === 'pagado' ? <Alert tone="info">{textos.porDeclarar}</Alert> : null}
          <Card title={textos.datos}>
            <Datos row={row} />
          </Card>
        </div>
        <SeguimientoPanel idTabla={row.IdPersonaNovedad} tabla={tabla.novedad} readOnly />
      </div>
    </>
  );
}

/**
 * A notice about the insured person, read-only. It is looked up among the person's own notices, so that no one else's
 * can be opened.
 */
export function Component() {
  const [search] = useSearchParams();
  const idPersona = idPersonaActual();
  const avisos = useAvisosPropios(idPersona);
  const row = avisos.data?.find((one) => String(one.IdPersonaNovedad) === search.get('novedad'));
  if (row) return <Aviso row={row} idPersona={idPersona} />;
  return (
    <>
      <PageHead crumb={crumb} title={titles.miAviso} />
      <Card pad={avisos.isPending}>
        {avisos.isPending ? <Skeleton lines={8} /> : null}
        {avisos.isError ? <LecturaFallida de={avisos} /> : null}
        {avisos.isSuccess ? <EmptyState text={general.noTieneAcceso} icon="lock" /> : null}
      </Card>
    </>
  );
}
