import './citas.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { direccionDeFiltro, filtroDeDireccion, filtroParaGuardar, mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { NoActualizado } from '#blocks/lista-filtrada/SinFilas.tsx';
import { useVistaDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import { audience, isPersonal, useSession } from '#client/session.ts';
import { citasMedicas as service } from '#contract/services/citasMedicas.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { later } from '#ui/later.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { citas } from './citasMessages.ts';
import { FiltroCitasForm } from './FiltroCitasForm.tsx';
import { cuerpoDe, type FiltroReporte, filtroReporte, type Periodo, periodoDe, porDefecto } from './filtroCitas.ts';
import { EsperaGraficos, ResultadosCitas, vistaDeCitas } from './ResultadosCitas.tsx';

const CorreosDialog = later(async () => (await import('./CorreosDialog.tsx')).default);

/** The absence report (spec R 2.10). The fund's staff have no e-mail settings of their own. */
export function Component() {
  const staff = isPersonal();
  const [mailing, setMailing] = useState(false);
  const periodo = useQuery(query(service.periodoHabilitado, {}));
  const allowed = useMemo(() => (periodo.data ? periodoDe(periodo.data) : null), [periodo.data]);
  return (
    <>
      <PageHead
        title={citas.titulo}
        lead={citas.explicacion[staff ? 'personal' : audience() === 'insured' ? 'familia' : 'empresa']}
        actions={
          staff ? null : (
            <Button icon="mail" opens={CorreosDialog} onClick={() => setMailing(true)}>
              {citas.correos}
            </Button>
          )
        }
      />
      {periodo.isError ? (
        <Card>
          <LecturaFallida de={periodo} />
        </Card>
      ) : allowed ? (
        <Reporte periodo={allowed} />
      ) : (
        <>
          <Card pad className="citas-filter citas-filter-wait">
            <Skeleton lines={3} />
          </Card>
          <EsperaGraficos />
        </>
      )}
      {mailing ? (
        <DialogPart onClose={() => setMailing(false)}>
          <CorreosDialog onClose={() => setMailing(false)} />
        </DialogPart>
      ) : null}
    </>
  );
}

/** The filter and the view of the results are in the URL; what is invalid in it is replaced by the default. */
function useFiltroReporte(periodo: Periodo) {
  const location = useLocation();
  const defaults = useMemo(() => porDefecto(periodo), [periodo]);
  const found = useMemo(
    (): FiltroReporte => filtroDeDireccion(location.search, { defaults, schema: filtroReporte(periodo) }) ?? defaults,
    [location.search, periodo, defaults],
  );
  // The same object while it has the same values: another page is no other filter.
  const held = useRef(found);
  if (!mismoFiltro(held.current, found)) held.current = found;
  const filtro = held.current;
  const resultados = useVistaDeLista({
    lista: citas.archivo,
    propia: vistaDeCitas,
    actual: (search) => filtroParaGuardar(filtro, defaults, search),
  });
  const submit = (next: FiltroReporte) => resultados.buscar((view) => direccionDeFiltro(next, view), { filtro: next });
  return { filtro, submit, resultados };
}

function Reporte({ periodo }: { readonly periodo: Periodo }) {
  const { filtro, submit, resultados } = useFiltroReporte(periodo);
  const CodigoEmpresa = useSession((s) => s.user?.id_empresa ?? '');
  const IdRegional = useSession((s) => s.user?.id_regional ?? 0);
  const body = cuerpoDe(filtro, { CodigoEmpresa, IdRegional });
  const reporte = useQuery({ ...query(service.reporte, { body }), placeholderData: (before) => before });
  const search = (next: FiltroReporte) => {
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (mismoFiltro(next, filtro)) void reporte.refetch();
    submit(next);
  };
  return (
    <>
      <FiltroCitasForm asked={filtro} periodo={periodo} onSearch={search} />
      <NoActualizado consulta={reporte} />
      <ResultadosCitas
        consulta={reporte}
        filtro={filtro}
        resultados={resultados}
        lead={fill(citas.rango, { desde: toLocalDate(filtro.desde), hasta: toLocalDate(filtro.hasta) })}
      />
    </>
  );
}
