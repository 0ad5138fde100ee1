import { Eleccion, Fecha, Observacion, Texto } from '#blocks/tramites/campos.tsx';
import { tramitesMessages as textos } from '#blocks/tramites/messages.ts';
import { deFecha, problemas, requeridos, valor } from '#blocks/tramites/reglas.ts';
import type { CamposProps, Problemas, Tramite, TramiteForm } from '#blocks/tramites/TramiteDialog.tsx';
import { call } from '#client/call.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { addDays, cleanDate, today, toLocalDate } from '#lib/dates.ts';

const conResolucion = (form: TramiteForm) => form.Resolucion === '1';

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
    grabar: async (form) => {
      const body = {
        IdPersona,
        FechaLimiteAtencion: valor(form, 'FechaLimiteAtencion'),
        Observacion: valor(form, 'Observacion'),
      };
      if (!conResolucion(form)) {
        await call(afiliacionCambios.ampliacion, { body }, { quiet: true });
        return;
      }
      const resolucion = {
        NumeroResolucion: valor(form, 'NumeroResolucion'),
        FechaResolucion: valor(form, 'FechaResolucion'),
        Instancia: valor(form, 'Instancia'),
      };
      await call(afiliacionCambios.ampliacionPorResolucion, { body: { ...body, ...resolucion } }, { quiet: true });
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

const noticeOf = (par: string): number => Number(par.split('|')[1] ?? 0);

/** The documents of an affiliation by a date (spec R 7.2, NovedadCompromisoAfiliacion); `onDocumento` gets the notice. */
export const tramiteCompromisoAfiliacion = (idPersona: number, onDocumento: (id: number) => void): Tramite => ({
  titulo: textos.compromisoAfiliacion,
  guardado: textos.guardado.compromisoAfiliacion,
  inicial: { FechaCompromiso: '', Observacion: '' },
  problemasDe: (form) => problemas(deCompromiso(form)),
  grabar: async (form) => {
    const body = {
      IdPersona: idPersona,
      FechaCompromiso: valor(form, 'FechaCompromiso'),
      Observacion: valor(form, 'Observacion'),
    };
    onDocumento(noticeOf(await call(afiliacionCambios.compromisoAfiliacion, { body }, { quiet: true })));
  },
  campos: (props) => (
    <div className="grid">
      <Fecha {...props} name="FechaCompromiso" className="col-6" required min={today()} />
      <Observacion {...props} />
    </div>
  ),
});

/** An amount in instalments (spec R 7.2, NovedadCompromisoPago). */
export const tramiteCompromisoPago = (idPersona: number, onDocumento: (id: number) => void): Tramite => ({
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
  grabar: async (form) => {
    const body = {
      IdPersona: idPersona,
      FechaCompromiso: valor(form, 'FechaCompromiso'),
      Monto: montoDe(form),
      Cuotas: Number(valor(form, 'Cuotas')),
      Observacion: valor(form, 'Observacion'),
    };
    onDocumento(noticeOf(await call(afiliacionCambios.compromisoPago, { body }, { quiet: true })));
  },
  campos: (props) => (
    <div className="grid">
      <Fecha {...props} name="FechaCompromiso" className="col-4" required min={today()} />
      <Texto {...props} name="Monto" className="col-4" required inputMode="decimal" maxLength={12} />
      <Texto {...props} name="Cuotas" className="col-4" required inputMode="numeric" maxLength={2} />
      <Observacion {...props} />
    </div>
  ),
});

/** An amount as people type it, with a comma or a point before the cents. */
const montoDe = (form: TramiteForm): number => Number(valor(form, 'Monto').replace(',', '.'));
