import './afiliaciones.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decirFallida } from '#blocks/hecho/decirFallida.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { leerTramite } from '#blocks/tramites/cambio.ts';
import { olvidar } from '#blocks/tramites/olvidar.ts';
import { type Tramite, TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { query } from '#client/query.ts';
import { isPersonal } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { AltaParaAfiliar, FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { notice } from '#ui/dialogs/confirm.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { tramiteAfiliar, tramiteCorregir, tramiteCorregirDatos } from './afiliar.tsx';
import type { Cambio } from './CambioDeDatos.tsx';
import { baseDeAlta } from './clases.ts';
import { ListaAfiliaciones } from './ListaAfiliaciones.tsx';
import { afiliacionesMessages as textos } from './messages.ts';
import { PorAfiliar } from './PorAfiliar.tsx';
import { VerDialog } from './VerDialog.tsx';

const NuevaAfiliacion = later(async () => (await import('./NuevaAfiliacion.tsx')).NuevaAfiliacion);

const CambioDeDatos = later(async () => (await import('./CambioDeDatos.tsx')).CambioDeDatos);

/** The dialog that is open above the list. */
type Abierto =
  | { readonly tipo: 'nueva' }
  | { readonly tipo: 'cambio'; readonly cambio: Cambio }
  | { readonly tipo: 'tramite'; readonly tramite: Tramite }
  | { readonly tipo: 'ver'; readonly row: FilaAfiliacion };

const cambios = ['contacto', 'identidad'] as const satisfies readonly Cambio[];

/** Opens what a row leads to. A failure is shown and opens nothing. */
function useAbrir() {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const [leer] = useTask(async (make: () => Promise<Tramite | null>) => {
    try {
      const tramite = await make();
      if (tramite) setAbierto({ tipo: 'tramite', tramite });
      else await notice({ message: textos.noExiste });
    } catch (error) {
      if (!isCallError(error)) throw error;
      decirFallida(error);
    }
  });
  const on = useMemo(
    () => ({
      ver: (row: FilaAfiliacion) => setAbierto({ tipo: 'ver', row }),
      corregir: (row: FilaAfiliacion) =>
        void leer(async () => {
          const forma = await leerTramite(row);
          if (!forma) return null;
          const datos = row.IdTipoNovedad === novedadAfiliacion.ACTUALIZA_DATOS;
          return datos ? tramiteCorregirDatos(forma) : tramiteCorregir(forma);
        }),
      afiliar: (row: AltaParaAfiliar, idTipoNovedad: number) =>
        void leer(async () => {
          const persona = await call(afiliacion.persona, { params: { idPersona: row.IdPersona } }, { quiet: true });
          return (
            persona && tramiteAfiliar({ persona, titular: null, idTipoNovedad, base: baseDeAlta(row.IdTipoNovedad) })
          );
        }),
    }),
    [leer],
  );
  return { abierto, setAbierto, on };
}

/** Affiliations: the notices the user may see, the people waiting for one, and a relative of a holder (spec R 7.2). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [tab, setTab] = useState('novedades');
  const { abierto, setAbierto, on } = useAbrir();
  const idTitular = Number(params.get('titular') ?? 0) || 0;
  const titular = useQuery({
    ...query(afiliacion.personaPaciente, { params: { idPersona: idTitular } }),
    enabled: idTitular > 0,
  });
  const close = () => {
    setAbierto(null);
    if (idTitular > 0)
      setParams(
        (now) => {
          now.delete('titular');
          return now;
        },
        { replace: true },
      );
  };
  const saved = () => {
    close();
    setTab('novedades');
    void olvidar();
  };
  const nueva = abierto?.tipo === 'nueva' || (idTitular > 0 && titular.isSuccess);
  const pasivo = (row: AltaParaAfiliar) => on.afiliar(row, novedadAfiliacion.AFILIACION_PASIVO);
  const trabajador = (row: AltaParaAfiliar) => on.afiliar(row, novedadAfiliacion.AFILIACION_TITULAR);
  return (
    <>
      <PageHead
        title={textos.titulo}
        lead={textos.explicacion}
        actions={
          <>
            {/* The staff change them in the person's folder. */}
            {isPersonal()
              ? null
              : cambios.map((cambio) => (
                  <Button key={cambio} opens={CambioDeDatos} onClick={() => setAbierto({ tipo: 'cambio', cambio })}>
                    {textos[cambio]}
                  </Button>
                ))}
            <Button tone="primary" icon="plus" opens={NuevaAfiliacion} onClick={() => setAbierto({ tipo: 'nueva' })}>
              {textos.nueva}
            </Button>
          </>
        }
      />
      {/*
       * A user who came to affiliate a person's relative must see that the person could not be loaded: the list says
       * nothing about it.
       */}
      {idTitular > 0 ? <ListasFallidas de={[titular]} text={textos.sinTitular} className="afiliaciones-aviso" /> : null}
      <Tabs
        label={textos.pestanas}
        active={tab}
        onChange={setTab}
        tabs={[
          { id: 'novedades', label: textos.pestana.novedades, content: <ListaAfiliaciones {...on} /> },
          {
            id: 'trabajadores',
            label: textos.pestana.trabajadores,
            content: tab === 'trabajadores' ? <PorAfiliar lista="trabajadores" alAfiliar={trabajador} /> : null,
          },
          ...(isPersonal()
            ? [
                {
                  id: 'pasivos',
                  label: textos.pestana.pasivos,
                  content: tab === 'pasivos' ? <PorAfiliar lista="pasivos" alAfiliar={pasivo} /> : null,
                },
              ]
            : []),
        ]}
      />
      {nueva ? (
        <DialogPart onClose={close}>
          <NuevaAfiliacion titular={titular.data ?? null} onClose={close} onSaved={saved} />
        </DialogPart>
      ) : null}
      {abierto?.tipo === 'cambio' ? (
        <DialogPart onClose={close}>
          <CambioDeDatos cambio={abierto.cambio} onClose={close} onSaved={saved} />
        </DialogPart>
      ) : null}
      {abierto?.tipo === 'tramite' ? <TramiteDialog tramite={abierto.tramite} onClose={close} onSaved={saved} /> : null}
      {abierto?.tipo === 'ver' ? <VerDialog row={abierto.row} onClose={close} /> : null}
    </>
  );
}
