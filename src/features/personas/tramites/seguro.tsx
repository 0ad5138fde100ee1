import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { basta, type Comprobar } from '#blocks/escritura/asentar.ts';
import { entero, importe } from '#blocks/formulario/numeros.ts';
import { Eleccion, Fecha, Observacion, Texto } from '#blocks/tramites/campos.tsx';
import { tramitesMessages as textos } from '#blocks/tramites/messages.ts';
import { novedadesDe } from '#blocks/tramites/novedadesDe.ts';
import { desdeHoy, dia, hastaHoy, observacion, texto } from '#blocks/tramites/reglas.ts';
import { type CamposProps, type Tramite, tramiteDe } from '#blocks/tramites/TramiteDialog.tsx';
import { call } from '#client/call.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { idsDePar } from '#contract/par.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { addDays, cleanDate, type IsoDate, today, toLocalDate } from '#lib/dates.ts';
import { sinInformacion } from '#messages/validation.ts';
import { FormMoney } from '#ui/form/FormMoney.tsx';
import { FormNumber } from '#ui/form/FormNumber.tsx';

/** Checks until when a dependant is entitled to care. */
const comprobarLimite =
  (idPersona: number, { before, asked }: { readonly before: string; readonly asked: string }): Comprobar<true> =>
  async () => {
    const found = await call(afiliacion.personaPaciente, { params: { idPersona } }, { quiet: true });
    const now = cleanDate(found?.SegurosPacientes.FechaLimiteAtencion ?? '');
    if (now === asked) return { hecha: true };
    return now === before ? 'sin hacer' : null;
  };

/** The new end date of a dependant's care, later than the current one, and the resolution if there is one. */
function ampliacionSchema(after: IsoDate) {
  const comun = {
    FechaLimiteAtencion: dia(
      'FechaLimiteAtencion',
      z.refine((asked) => asked > after, { error: textos.limiteAnterior(toLocalDate(after)) }),
    ),
    Observacion: observacion,
  };
  const resolucion = {
    NumeroResolucion: texto('NumeroResolucion'),
    FechaResolucion: dia('FechaResolucion', hastaHoy),
    Instancia: texto('Instancia'),
  };
  return z.discriminatedUnion('Resolucion', [
    z.object({ Resolucion: z.literal('0'), ...comun }),
    z.object({ Resolucion: z.literal('1'), ...comun, ...resolucion }),
  ]);
}

/** Extends a dependant's care, by a resolution if there is one (spec R 7.2, R 3.1). */
export function tramiteAmpliacion({ BasePersonas, SegurosPacientes }: PacientePorId): Tramite {
  const { IdPersona } = BasePersonas;
  const limite = cleanDate(SegurosPacientes.FechaLimiteAtencion);
  return tramiteDe({
    titulo: textos.ampliacion,
    guardado: textos.guardado.ampliacion,
    inicial: {
      FechaLimiteAtencion: '',
      Resolucion: '0',
      NumeroResolucion: '',
      FechaResolucion: '',
      Instancia: '',
      Observacion: '',
    },
    schema: ampliacionSchema(limite || today()),
    grabar: async ({ Resolucion, ...datos }, escribir) => {
      const asked = datos.FechaLimiteAtencion;
      const body = { IdPersona, ...datos };
      const { ampliacion, ampliacionPorResolucion } = afiliacionCambios;
      const done = await escribir({
        llamada: Resolucion === '1' ? ampliacionPorResolucion : ampliacion,
        entrada: { body },
        resultado: basta,
        comprobar: comprobarLimite(IdPersona, { before: limite, asked }),
      });
      return done !== null;
    },
    campos: (props) => <CamposDeAmpliacion {...props} limite={limite} />,
  });
}

function CamposDeAmpliacion({ limite, ...props }: CamposProps & { readonly limite: string }) {
  const resolucion = useWatch({ control: props.form.control, name: 'Resolucion' });
  return (
    <div className="grid">
      <Fecha
        {...props}
        name="FechaLimiteAtencion"
        className="col-6"
        required
        min={addDays(limite || today(), 1)}
        {...(limite ? { hint: textos.pistaLimite(toLocalDate(limite)) } : {})}
      />
      <Eleccion
        {...props}
        name="Resolucion"
        className="col-6"
        opciones={[
          { Id: 0, Descripcion: textos.no },
          { Id: 1, Descripcion: textos.si },
        ]}
      />
      {resolucion === '1' ? (
        <>
          <Texto {...props} name="NumeroResolucion" className="col-4" required maxLength={50} />
          <Fecha {...props} name="FechaResolucion" className="col-3" required max={today()} />
          <Texto {...props} name="Instancia" className="col-5" required maxLength={100} />
        </>
      ) : null}
      <Observacion {...props} />
    </div>
  );
}

/**
 * A commitment to deliver the documents of an affiliation by a date (spec R 7.2, NovedadCompromisoAfiliacion).
 * `alTenerDocumento` gets the id of the notice.
 */
export function tramiteCompromisoAfiliacion(idPersona: number, alTenerDocumento: (id: number) => void): Tramite {
  const compromisos = novedadesDe(idPersona);
  return tramiteDe({
    titulo: textos.compromisoAfiliacion,
    guardado: textos.guardado.compromisoAfiliacion,
    inicial: { FechaCompromiso: '', Observacion: '' },
    schema: z.object({ FechaCompromiso: dia('FechaCompromiso', desdeHoy), Observacion: observacion }),
    grabar: async (form, escribir) => {
      await compromisos.recordar();
      const done = await escribir({
        llamada: afiliacionCambios.compromisoAfiliacion,
        entrada: { body: { IdPersona: idPersona, ...form } },
        resultado: ({ datos }) => idsDePar(datos, idPersona).idPersonaNovedad || null,
        comprobar: compromisos.comprobar(novedadAfiliacion.COMPROMISO_AFILIACION),
      });
      if (done) alTenerDocumento(done.datos);
      return done !== null;
    },
    campos: (props) => (
      <div className="grid">
        <Fecha {...props} name="FechaCompromiso" className="col-6" required min={today()} />
        <Observacion {...props} />
      </div>
    ),
  });
}

const cuotas = { min: 1, max: 60 } as const;

const compromisoPagoSchema = z.object({
  FechaCompromiso: dia('FechaCompromiso', desdeHoy),
  Monto: importe(sinInformacion(textos.campos.Monto), textos.montoNoPositivo),
  Cuotas: z.pipe(texto('Cuotas'), entero(cuotas, textos.cuotasNoValidas)),
  Observacion: observacion,
});

/** A commitment to pay an amount in instalments (spec R 7.2, NovedadCompromisoPago). */
export function tramiteCompromisoPago(idPersona: number, alTenerDocumento: (id: number) => void): Tramite {
  const compromisos = novedadesDe(idPersona);
  return tramiteDe({
    titulo: textos.compromisoPago,
    guardado: textos.guardado.compromisoPago,
    inicial: { FechaCompromiso: '', Monto: null, Cuotas: '1', Observacion: '' },
    schema: compromisoPagoSchema,
    grabar: async (form, escribir) => {
      await compromisos.recordar();
      const done = await escribir({
        llamada: afiliacionCambios.compromisoPago,
        entrada: { body: { ...form, IdPersona: idPersona } },
        resultado: ({ datos }) => idsDePar(datos, idPersona).idPersonaNovedad || null,
        comprobar: compromisos.comprobar(novedadAfiliacion.COMPROMISO_PAGO),
      });
      if (done) alTenerDocumento(done.datos);
      return done !== null;
    },
    campos: (props) => (
      <div className="grid">
        <Fecha {...props} name="FechaCompromiso" className="col-4" required min={today()} />
        <FormMoney {...props} name="Monto" label={textos.campos.Monto} className="col-4" required />
        <FormNumber {...props} {...cuotas} name="Cuotas" label={textos.campos.Cuotas} className="col-4" required />
        <Observacion {...props} />
      </div>
    ),
  });
}
