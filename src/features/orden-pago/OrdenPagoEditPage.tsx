import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { avisarFallida } from '#blocks/hecho/avisarFallida.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { aperturaDeOrden, type OrdenRef, recordarOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { type CallError, ServiceRejection } from '#client/errors.ts';
import { askAhead, query, reference } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { empresas } from '#contract/services/empresas.ts';
import { ordenPago as service } from '#contract/services/ordenPago.ts';
import { pathTo } from '#lib/routes.ts';
import { browser, localKeys, readJson } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { ordenAAbrir } from './llaves.ts';
import { OrdenEditor } from './OrdenEditor.tsx';
import { textosDeForm, tituloDeLista } from './textosOrden.ts';

const toList = pathTo('orden-pago-admin-ex');
const desdeForm = { desde: 'orden-pago-editar-ex' } as const;

/**
 * Milliseconds before the order is loaded a second time: some services write its notices shortly after the order (spec
 * R 2.7).
 */
const RELECTURA = 500;

const ordenQuery = (ref: OrdenRef) => {
  if (ref.IdOrdenPago === 0) return query(service.nueva, { body: { IdEmpresa: ref.IdEmpresa } });
  return query(service.obtener, { body: { ...ref } });
};

/** Says why the form cannot be opened and goes back to the list (spec R 8). */
function useVolver(why: string | CallError | null): void {
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (why === null || told.current) return;
    told.current = true;
    const said = typeof why === 'string' ? notice({ message: why }) : avisarFallida(why);
    void said.then(() => navigate(toList, { replace: true, state: desdeForm }));
  }, [why, navigate]);
}

/** The form of a payment order (spec R 2.7). The URL or the stored key says which one. */
export function OrdenPagoEditPage() {
  const [search] = useSearchParams();
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const ref = ordenAAbrir(search, { stored: readJson(browser, localKeys.idOrdenPago), idEmpresa });
  useVolver(ref === null ? general.problemaAlRecuperar : null);
  return ref ? <OrdenAbierta key={`${ref.IdEmpresa}/${ref.IdOrdenPago}`} {...ref} /> : <Cabecera />;
}

const Cabecera = () => (
  <PageHead crumb={{ to: toList, label: tituloDeLista(), state: desdeForm }} title={textosDeForm().titulo} />
);

function OrdenAbierta(ref: OrdenRef) {
  const navigate = useNavigate();
  const empresa = useQuery(reference(empresas.porId, { params: { id: ref.IdEmpresa } }));
  const orden = useQuery({
    ...ordenQuery(ref),
    // Shows what other tabs and the bank did meanwhile, when the user returns to this tab.
    refetchOnWindowFocus: ref.IdOrdenPago > 0,
    refetchInterval: ({ state }) =>
      ref.IdOrdenPago > 0 && state.data?.Novedades.length === 0 && state.dataUpdateCount < 2 ? RELECTURA : false,
  });
  // If the services refuse the order, it does not exist for this user, and a retry would not help (spec F 8).
  const refused = orden.isLoadingError && orden.error instanceof ServiceRejection ? orden.error : null;
  useVolver(empresa.isError || empresa.data === null ? general.sinEmpresa : refused);
  const volver = () => {
    recordarOrden({ ...ref, IdOrdenPago: 0 });
    void navigate(toList, { state: desdeForm });
  };
  const alGuardar = async (IdOrdenPago: number) => {
    const saved = { ...ref, IdOrdenPago };
    await askAhead(ordenQuery(saved));
    recordarOrden(saved);
    await navigate(aperturaDeOrden(saved).to, { replace: true });
  };
  if (orden.data && empresa.data)
    return (
      <OrdenEditor orden={orden.data} empresa={empresa.data.RazonSocial} alGuardar={alGuardar} alEliminar={volver} />
    );
  return (
    <>
      <Cabecera />
      <Card>{orden.isError ? <LecturaFallida de={orden} /> : <Skeleton lines={16} />}</Card>
    </>
  );
}
