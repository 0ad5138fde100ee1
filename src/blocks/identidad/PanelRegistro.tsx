import './identidad.css';
import { basta } from '#blocks/escritura/asentar.ts';
import { type Escribir, useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { HtmlSeguro } from '#blocks/seguimiento/HtmlSeguro.tsx';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { PersonaObservada } from '#contract/entities/bdpa.ts';
import { parametroCorreoSeguros } from '#contract/enumerations.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { config } from '#lib/config.ts';
import { cleanDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { identidadMessages } from './messages.ts';
import { tipoBdpaDe } from './registro.ts';

const textos = identidadMessages.panel;

/**
 * Notifies the regional insurance officer. A sent e-mail leaves nothing to check, so after an uncertain try the user is
 * asked before it is sent again.
 */
async function notificar(persona: PersonaObservada, escribir: Escribir): Promise<void> {
  const body = {
    IdParametro: parametroCorreoSeguros,
    IdRegional: session.getState().user?.id_regional ?? 0,
    DiferenciaHTML: persona.Diferencias,
    TipoDocumento: tipoBdpaDe(persona.IdTipoDocumento),
    NumeroDocumento: persona.NumeroDocumento,
    Complemento: persona.ComplementoDocumento,
    FechaNacimiento: cleanDate(persona.FechaNacimiento),
  };
  const done = await escribir(
    { llamada: bdpa.notificarDiferencia, entrada: { body }, resultado: basta, comprobar: null },
    { preguntar: () => confirm({ message: textos.confirmarNotificar(persona.NombreCompleto) }) },
  );
  if (!done) return;
  // The call's own text has a placeholder for the fund's name.
  const { success = '' } = bdpa.notificarDiferencia;
  decirHecho(done.mensaje, fill(success, { product: config().caja.codigo }), 'info');
}

/** The state of the screen's own comparison of the two records; 'success' for a screen without one. */
type Comparacion = 'pending' | 'error' | 'success';

/**
 * The text when no differences are known. The records are only reported as equal if both exist and the comparison is
 * complete.
 */
function sinDiferencias({ IdPersona, EnBdpa }: PersonaObservada, comparacion: Comparacion): string {
  if (EnBdpa === false) return textos.sinRegistroBdpa;
  if (IdPersona === 0) return textos.sinRegistroCaja;
  if (comparacion === 'pending') return textos.comparando;
  return EnBdpa && comparacion === 'success' ? textos.sinDiferencias : textos.sinInformar;
}

/**
 * What the fund and the central registry have about a person and how the records differ. For the fund's staff, who may
 * notify the regional insurance officer (spec F 2.6, 3.8, 6, 7.4).
 */
export function PanelRegistro({
  persona,
  comparacion = 'success',
}: {
  readonly persona: PersonaObservada;
  readonly comparacion?: Comparacion;
}) {
  const { escribir } = useEscritura();
  const [avisar, busy] = useTask(() => notificar(persona, escribir));
  return (
    <section className="panel-registro" aria-label={textos.titulo}>
      <h3>{textos.titulo}</h3>
      <dl>
        <div>
          <dt>{textos.caja}</dt>
          <dd>
            <Observacion html={persona.ObservacionCaja} ninguna={textos.sinObservaciones} />
          </dd>
        </div>
        <div>
          <dt>{textos.bdpa}</dt>
          <dd>
            <Observacion html={persona.ObservacionBdpa} ninguna={textos.sinObservaciones} />
          </dd>
        </div>
        <div>
          <dt>{textos.diferencias}</dt>
          <dd>
            <Observacion html={persona.Diferencias} ninguna={sinDiferencias(persona, comparacion)} />
          </dd>
        </div>
      </dl>
      {persona.Diferencias ? (
        <Button icon="mail" busy={busy} onClick={() => void avisar()}>
          {textos.notificar}
        </Button>
      ) : null}
    </section>
  );
}

const Observacion = ({ html, ninguna }: { readonly html: string; readonly ninguna: string }) =>
  html ? <HtmlSeguro html={html} /> : <span className="panel-registro-nada">{ninguna}</span>;
