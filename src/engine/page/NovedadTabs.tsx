import { Suspense, use } from 'react';
import { useStore } from 'zustand';
import { CargasAnunciadas } from '#blocks/adjuntos/CargasAnunciadas.tsx';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { MarcasDelAviso } from '#blocks/observado/marcas.ts';
import type { TabId } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { EstadoDePestana } from '#engine/form/EstadoDePestana.tsx';
import { NovedadTab } from '#engine/form/NovedadTab.tsx';
import { PersonaTab } from '#engine/form/PersonaTab.tsx';
import type { SeccionesProps } from '#engine/form/Secciones.tsx';
import type { SaveChecks } from '#engine/form/useRevisionesAlGrabar.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { exigeFotografia } from '#engine/values/problems.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { later } from '#ui/later.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';

const AdjuntosTab = later(async () => (await import('#blocks/adjuntos/AdjuntosTab.tsx')).AdjuntosTab);
// Only the staff use it, so it is not in the bundle of the employer's form.
const RevisionTab = later(async () => (await import('#engine/review/RevisionTab.tsx')).default);

/** The three tabs of a notice, all mounted, each with its number of errors. The staff's review comes first. */
export function NovedadTabs({
  familia,
  active,
  onChange,
  checks: { pendientes },
  adjuntos,
  loaded,
  revisable,
  ...shared
}: Omit<SeccionesProps, 'secciones'> & {
  readonly familia: FamiliaDeAvisos;
  readonly active: TabId;
  readonly onChange: (tab: TabId) => void;
  readonly checks: SaveChecks;
  readonly adjuntos: Adjuntos;
  readonly loaded: LoadedNovedad;
  /** The user may review the notice. */
  readonly revisable: boolean;
}) {
  const { definition, editable } = shared;
  const revisado = useStore(pendientes, (now) => now.revisado);
  const { archivos } = use(MarcasDelAviso);
  const estado = { pendientes, editable };
  return (
    <>
      <CargasAnunciadas adjuntos={adjuntos} />
      <Tabs
        label={definition.heading}
        active={active}
        onChange={(id) => onChange(id as TabId)}
        tabs={[
          ...(revisable
            ? [
                {
                  id: 'revision',
                  label: engineMessages.tabRevision,
                  content: (
                    <Suspense fallback={<Skeleton lines={12} />}>
                      <RevisionTab definition={definition} loaded={loaded} adjuntos={adjuntos} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          {
            id: 'persona',
            label: engineMessages.tabPersona,
            status: <EstadoDePestana {...estado} tab="persona" />,
            content: (
              <PersonaTab
                {...shared}
                secciones={definition.secciones.persona}
                adjuntos={adjuntos}
                sinFotografia={revisado && adjuntos.faltaFotografia && exigeFotografia(definition, adjuntos.fotografia)}
              />
            ),
          },
          {
            id: 'novedad',
            label: familia.titles.form,
            status: <EstadoDePestana {...estado} tab="novedad" />,
            content: (
              <NovedadTab
                {...shared}
                secciones={definition.secciones.novedad}
                estado={loaded.estado}
                conPlazo={familia.conPlazo === true}
              />
            ),
          },
          {
            id: 'adjuntos',
            label: engineMessages.tabAdjuntos,
            // No status for reviewers: the checks show it to them. The checks also count the photograph, and do not ask
            // for optional files.
            status: revisable ? null : <EstadoDePestana {...estado} tab="adjuntos" adjuntos={adjuntos} />,
            content: (
              <div className="tab-padded">
                <Suspense fallback={<Skeleton lines={4} />}>
                  <AdjuntosTab {...{ adjuntos, editable }} marcarFaltantes={revisado} observadas={archivos} />
                </Suspense>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
