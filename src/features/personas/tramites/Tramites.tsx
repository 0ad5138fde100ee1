import { useState } from 'react';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { forget } from '#client/query.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { reportesAfiliacion } from '#contract/services/reportesAfiliacion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { tramiteContacto, tramiteGenero, tramiteIdentidad } from './datos.tsx';
import { tramitesMessages as textos } from './messages.ts';
import { tramiteAmpliacion, tramiteCompromisoAfiliacion, tramiteCompromisoPago } from './seguro.tsx';
import { type Tramite, TramiteDialog } from './TramiteDialog.tsx';

/** What an act on a person changes on her folder. */
export const olvidar = (): Promise<void> =>
  forget(
    afiliacion.personaPaciente,
    afiliacion.persona,
    afiliacion.lista,
    afiliacion.grupoFamiliar,
    afiliacionBdpa.comparar,
  );

/** What the staff can write about a person: data, gender, insurance, commitments (spec R 7.2). */
export function Tramites({ paciente }: { readonly paciente: PacientePorId }) {
  const [open, setOpen] = useState<Tramite | null>(null);
  const visor = useVisorPdf();
  const persona = paciente.BasePersonas;
  const { IdPersona } = persona;
  const afiliarse = (id: number) =>
    void visor.show(textos.compromisoAfiliacion, `compromiso-afiliacion-${id}.pdf`, () =>
      call(reportesAfiliacion.compromisoAfiliacion, { params: { idPersonaNovedad: id } }),
    );
  const pagar = (id: number) =>
    void visor.show(textos.compromisoPago, `compromiso-pago-${id}.pdf`, () =>
      call(reportesAfiliacion.compromisoPago, { params: { idPersonaNovedad: id } }),
    );
  const all: readonly (readonly [string, () => Tramite])[] = [
    [textos.contacto, () => tramiteContacto(persona)],
    [textos.identidad, () => tramiteIdentidad(persona)],
    [textos.genero, () => tramiteGenero(persona)],
    // Only dependants have an end of attendance.
    ...(paciente.SegurosPacientes.IdPacientePadre > 0
      ? [[textos.ampliacion, () => tramiteAmpliacion(paciente)] as const]
      : []),
    [textos.compromisoAfiliacion, () => tramiteCompromisoAfiliacion(IdPersona, afiliarse)],
    [textos.compromisoPago, () => tramiteCompromisoPago(IdPersona, pagar)],
  ];
  return (
    <Card title={textos.titulo}>
      <div className="tramites">
        {all.map(([label, make]) => (
          <Button key={label} onClick={() => setOpen(make())}>
            {label}
          </Button>
        ))}
      </div>
      {open ? (
        <TramiteDialog
          tramite={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void olvidar();
          }}
        />
      ) : null}
      {visor.element}
    </Card>
  );
}
