import './nacidos.css';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { descontar } from '#blocks/cuentas/cuentas.ts';
import { NACIMIENTOS } from '#blocks/cuentas/grupos.ts';
import { forget } from '#client/query.ts';
import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { type DeQuien, deNadie } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { Nacimientos } from './Nacimientos.tsx';
import { Registrados } from './Registrados.tsx';
import { type Origen, RegistroDialog } from './RegistroDialog.tsx';

const BuscarPersonaDialog = later(
  async () => (await import('#blocks/buscar-persona/BuscarPersonaDialog.tsx')).BuscarPersonaDialog,
);

const pestanas = ['por-registrar', 'registrados'] as const;

/** The tab in the address. Each has a list of its own, which is found again as it was left. */
function usePestana() {
  const [params, setParams] = useSearchParams();
  const left = useRef<Readonly<Record<string, URLSearchParams>>>({});
  const tab = pestanas.find((one) => one === params.get('vista')) ?? pestanas[0];
  const show = (vista: string) => {
    left.current = { ...left.current, [tab]: params };
    setParams(left.current[vista] ?? { vista }, { replace: true, preventScrollReset: true });
  };
  return [tab, show] as const;
}

/** Newborns: births that are not registered yet, births elsewhere, and registrations to conclude (spec R 5.8, 7.2). */
export function Component() {
  const [tab, setTab] = usePestana();
  const [deQuien, alElegirDeQuien] = useState<DeQuien>(deNadie);
  const busqueda = { deQuien, alElegirDeQuien };
  const [buscando, setBuscando] = useState(false);
  const [origen, setOrigen] = useState<Origen | null>(null);
  const registrar = useCallback(
    (nacimiento: Nacimiento) => setOrigen({ idPersona: nacimiento.IdPersonaMadre, nacimiento }),
    [],
  );
  return (
    <>
      <PageHead
        title={textos.titulo}
        lead={textos.explicacion}
        actions={
          <Button tone="primary" icon="plus" opens={BuscarPersonaDialog} onClick={() => setBuscando(true)}>
            {textos.fueraDeLaCaja}
          </Button>
        }
      />
      <Tabs
        label={textos.pestanas}
        active={tab}
        onChange={setTab}
        tabs={[
          // Only one of them: the address is about one list.
          {
            id: 'por-registrar',
            label: textos.porRegistrar,
            content: tab === 'por-registrar' ? <Nacimientos {...busqueda} alRegistrar={registrar} /> : null,
          },
          { id: 'registrados', label: textos.registrados, content: tab === 'registrados' ? <Registrados /> : null },
        ]}
      />
      {buscando ? (
        <DialogPart onClose={() => setBuscando(false)}>
          <BuscarPersonaDialog
            title={textos.buscarMadre}
            idEmpresa={0}
            rol={rolAfiliacion.noAplica}
            onClose={() => setBuscando(false)}
            onSelect={({ IdPersona }) => {
              setBuscando(false);
              setOrigen({ idPersona: IdPersona, nacimiento: null });
            }}
          />
        </DialogPart>
      ) : null}
      {origen ? (
        <RegistroDialog
          origen={origen}
          onClose={() => setOrigen(null)}
          onSaved={(nacimiento) => {
            if (nacimiento) descontar(NACIMIENTOS, nacimiento.IdRecienNacido);
            setOrigen(null);
            setTab('registrados');
            void forget(recienNacidos.nacimientos, recienNacidos.lista, recienNacidos.tiene, afiliacion.lista);
          }}
        />
      ) : null}
    </>
  );
}
