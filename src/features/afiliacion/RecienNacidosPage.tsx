import './nacidos.css';
import { useCallback, useState } from 'react';
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
import { nacidosMessages as textos } from './messages.ts';
import { Nacimientos } from './Nacimientos.tsx';
import { Registrados } from './Registrados.tsx';
import { type Origen, RegistroDialog } from './RegistroDialog.tsx';

const BuscarPersonaDialog = later(
  async () => (await import('#blocks/buscar-persona/BuscarPersonaDialog.tsx')).BuscarPersonaDialog,
);

/** Newborns: births that are not registered yet, births elsewhere, and registrations to conclude (spec R 5.8, 7.2). */
export function Component() {
  const [tab, setTab] = useState('por-registrar');
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
          { id: 'por-registrar', label: textos.porRegistrar, content: <Nacimientos onRegistrar={registrar} /> },
          { id: 'registrados', label: textos.registrados, content: <Registrados /> },
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
          onSaved={() => {
            setOrigen(null);
            setTab('registrados');
            void forget(recienNacidos.nacimientos, recienNacidos.lista, recienNacidos.tiene, afiliacion.lista);
          }}
        />
      ) : null}
    </>
  );
}
