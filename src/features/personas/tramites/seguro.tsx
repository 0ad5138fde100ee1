import { basta, type Comprobar } from '#blocks/escritura/asentar.ts';
import { Eleccion, Fecha, Observacion, Texto } from '#blocks/tramites/campos.tsx';
import { tramitesMessages as textos } from '#blocks/tramites/messages.ts';
import { novedadesDe } from '#blocks/tramites/novedadesDe.ts';
import { deFecha, problemas, requeridos, valor } from '#blocks/tramites/reglas.ts';
import type { CamposProps, Problemas, Tramite, TramiteForm } from '#blocks/tramites/TramiteDialog.tsx';
import { call } from '#client/call.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { idsDePar } from '#contract/par.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { addDays, cleanDate, today, toLocalDate } from '#lib/dates.ts';

const conResolucion = (form: TramiteForm) => form.Resolucion === '1';

/** Reads until when a dependant is attended. */
const comprobarLimite =
  (idPersona: number, { before, asked }: { readonly before: string; readonly asked: string }): Comprobar<true> =>
  async () => {
    const found = await call(afiliacion.personaPaciente, { params: { idPersona } }, { quiet: true });
    const now = cleanDate(found?.SegurosPacientes.FechaLimiteAtencion ?? '');
    if (now === asked) return { hecha: true };
    return now === before ? 'sin hacer' : null;
  };

/** More time of attendance for a dependant, by a resolution where there is one (spec R 7.2, R 3.1). */
export function tramiteAmpliacion({ BasePersonas, SegurosPacientes }: PacientePorId): Tramite {
  const { IdPersona } = BasePersonas;
  const limite = cleanDate(SegurosPacientes.FechaLimiteAtencion);
  const after = limite || today();
  return {
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
    problemasDe: (form) => {
      const asked = valor(form, 'FechaLimiteAtencion');
      const dated = valor(form, 'FechaResolucion');
      return problemas({
        ...requeridos(form, [
          'FechaLimiteAtencion',
          ...(conResolucion(form) ? (['NumeroResolucion', 'FechaResolucion', 'Instancia'] as const) : []),
        ]),
        ...(asked && { FechaLimiteAtencion: deFecha(asked, {}) || anterior(asked, after) }),
        ...(conResolucion(form) && dated ? { FechaResolucion: deFecha(dated, { hasta: today() }) } : {}),
      });
    },
    grabar: async (form, escribir) => {
      const asked = valor(form, 'FechaLimiteAtencion');
      const body = { IdPersona, FechaLimiteAtencion: asked, Observacion: valor(form, 'Observacion') };
      const comun = { resultado: basta, comprobar: comprobarLimite(IdPersona, { before: limite, asked }) };
      const { ampliacion, ampliacionPorResolucion } = afiliacionCambios;
      if (!conResolucion(form)) return (await escribir({ llamada: ampliacion, entrada: { body }, ...comun })) !== null;
      const resolucion = {
        NumeroResolucion: valor(form, 'NumeroResolucion'),
        FechaResolucion: valor(form, 'FechaResolucion'),
        Instancia: valor(form, 'Instancia'),
      };
      const entrada = { body: { ...body, ...resolucion } };
      return (await escribir({ llamada: ampliacionPorResolucion, entrada, ...comun })) !== null;
    },
    campos: (props) => <CamposDeAmpliacion {...props} limite={limite} />,
  };
}

const anterior = (asked: string, after: string): string =>
  asked > after ? '' : textos.limiteAnterior(toLocalDate(after));

function CamposDeAmpliacion({ limite, ...props }: CamposProps & { readonly limite: string }) {
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
      {conResolucion(props.form) ? (
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

/** A day to come, of whoever commits to something. */
const deCompromiso = (form: TramiteForm): Problemas => ({
  ...requeridos(form, ['FechaCompromiso']),
  ...(valor(form, 'FechaCompromiso') && {
    FechaCompromiso: deFecha(valor(form, 'FechaCompromiso'), { desde: today() }),
  }),
});

/** The documents of an affiliation by a date (spec R 7.2, NovedadCompromisoAfiliacion); `onDocumento` gets the notice. */
export function tramiteCompromisoAfiliacion(idPersona: number, onDocumento: (id: number) => void): Tramite {
  const compromisos = novedadesDe(idPersona);
  return {
    titulo: textos.compromisoAfiliacion,
    guardado: textos.guardado.compromisoAfiliacion,
    inicial: { FechaCompromiso: '', Observacion: '' },
    problemasDe: (form) => problemas(deCompromiso(form)),
    grabar: async (form, escribir) => {
      const body = {
        IdPersona: idPersona,
        FechaCompromiso: valor(form, 'FechaCompromiso'),
        Observacion: valor(form, 'Observacion'),
      };
      await compromisos.recordar();
      const done = await escribir({
        llamada: afiliacionCambios.compromisoAfiliacion,
        entrada: { body },
        resultado: ({ datos }) => idsDePar(datos, idPersona).idPersonaNovedad || null,
        comprobar: compromisos.comprobar(novedadAfiliacion.COMPROMISO_AFILIACION),
      });
      if (done) onDocumento(done.datos);
      return done !== null;
    },
    campos: (props) => (
      <div className="grid">
        <Fecha {...props} name="FechaCompromiso" className="col-6" required min={today()} />
        <Observacion {...props} />
      </div>
    ),
  };
}

/** An amount in instalments (spec R 7.2, NovedadCompromisoPago). */
export function tramiteCompromisoPago(idPersona: number, onDocumento: (id: number) => void): Tramite {
  const compromisos = novedadesDe(idPersona);
  return {
    titulo: textos.compromisoPago,
    guardado: textos.guardado.compromisoPago,
    inicial: { FechaCompromiso: '', Monto: '', Cuotas: '1', Observacion: '' },
    problemasDe: (form) => {
      const cuotas = Number(valor(form, 'Cuotas'));
      return problemas({
        ...deCompromiso(form),
        ...requeridos(form, ['Monto', 'Cuotas']),
        ...(valor(form, 'Monto') && !(montoDe(form) > 0) ? { Monto: textos.montoNoPositivo } : {}),
        ...(valor(form, 'Cuotas') && !(Number.isInteger(cuotas) && cuotas >= 1 && cuotas <= 60)
          ? { Cuotas: textos.cuotasNoValidas }
          : {}),
      });
    },
    grabar: async (form, escribir) => {
      const body = {
        IdPersona: idPersona,
        FechaCompromiso: valor(form, 'FechaCompromiso'),
        Monto: montoDe(form),
        Cuotas: Number(valor(form, 'Cuotas')),
        Observacion: valor(form, 'Observacion'),
      };
      await compromisos.recordar();
      const done = await escribir({
        llamada: afiliacionCambios.compromisoPago,
        entrada: { body },
        resultado: ({ datos }) => idsDePar(datos, idPersona).idPersonaNovedad || null,
        comprobar: compromisos.comprobar(novedadAfiliacion.COMPROMISO_PAGO),
      });
      if (done) onDocumento(done.datos);
      return done !== null;
    },
    campos: (props) => (
      <div className="grid">
        <Fecha {...props} name="FechaCompromiso" className="col-4" required min={today()} />
        <Texto {...props} name="Monto" className="col-4" required inputMode="decimal" maxLength={12} />
        <Texto {...props} name="Cuotas" className="col-4" required inputMode="numeric" maxLength={2} />
        <Observacion {...props} />
      </div>
    ),
  };
}

/** An amount as people type it, with a comma or a point before the cents. */
const montoDe = (form: TramiteForm): number => Number(valor(form, 'Monto').replace(',', '.'));
