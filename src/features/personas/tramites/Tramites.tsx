import { useState } from 'react';
import { basta } from '#blocks/escritura/asentar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { tramiteContacto, tramiteGenero, tramiteIdentidad } from '#blocks/tramites/datos.tsx';
import { tramitesMessages as textos } from '#blocks/tramites/messages.ts';
import { olvidar } from '#blocks/tramites/olvidar.ts';
import { esTitularVigente } from '#blocks/tramites/reglas.ts';
import { type Tramite, TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { useTask } from '#client/useTask.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { novedades } from '#contract/services/novedades.ts';
import { reportesAfiliacion } from '#contract/services/reportesAfiliacion.ts';
import { pathTo } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { tramiteAmpliacion, tramiteCompromisoAfiliacion, tramiteCompromisoPago } from './seguro.tsx';

/** The procedures that the staff can start for a person: data, gender, insurance, commitments (spec R 7.2). */
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
    // Only a dependant's care has an end date.
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
        {esTitularVigente(paciente) ? (
          <LinkButton to={pathTo('afiliacion-admin', { titular: IdPersona })}>{textos.afiliarFamiliar}</LinkButton>
        ) : null}
      </div>
      <VigenciaDelSeguro paciente={paciente} />
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

/**
 * Deactivates or reactivates an insurance, after a confirmation (spec R 7.2, QuitarHabilitarVigencia). It is separate
 * from the procedures and says what it does.
 */
function VigenciaDelSeguro({ paciente }: { readonly paciente: PacientePorId }) {
  const { BasePersonas: persona, SegurosPacientes: seguro } = paciente;
  const vigente = seguro.EstadoVigencia === 'VIGENTE';
  const words = textos.vigencia;
  const { escribir } = useEscritura();
  const [cambiar, busy] = useTask(async () => {
    const message = (vigente ? words.confirmarQuitar : words.confirmarHabilitar)(persona.NombreCompleto);
    const detail = seguro.IdPacientePadre === 0 ? { detail: words.familia } : {};
    const preguntar = () => confirm({ message, ...detail, tone: vigente ? 'danger' : 'plain', focus: 'cancel' });
    const done = await escribir(
      {
        llamada: novedades.quitarHabilitarVigencia,
        entrada: { body: { IdPersona: persona.IdPersona, Habilitar: !vigente } },
        resultado: basta,
        comprobar: async () => {
          const params = { idPersona: persona.IdPersona };
          const now = await call(afiliacion.personaPaciente, { params }, { quiet: true });
          if (!now) return null;
          return (now.SegurosPacientes.EstadoVigencia === 'VIGENTE') === vigente ? 'sin hacer' : { hecha: true };
        },
      },
      { preguntar },
    );
    if (done) toast.success(vigente ? words.quitada : words.habilitada);
    // After a failure too: it may have been done. Not awaited: the button may be pressed as soon as it names the other
    // action.
    void olvidar();
  });
  if (seguro.IdPaciente === 0) return null;
  const alcance = seguro.IdPacientePadre === 0 ? ` ${words.familia}` : '';
  return (
    <div className="tramites-vigencia">
      <p>
        {vigente ? words.queQuita : words.queHabilita}
        {alcance}
      </p>
      <Button tone={vigente ? 'danger' : 'plain'} busy={busy} onClick={() => void cambiar()}>
        {vigente ? words.quitar : words.habilitar}
      </Button>
    </div>
  );
}
