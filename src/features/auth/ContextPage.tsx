import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { Fallo } from '#client/errors.ts';
import { queryClient } from '#client/query.ts';
import { hasContexto, logout, useSession } from '#client/session.ts';
import type { UsuarioSesion } from '#contract/entities/sesion.ts';
import { routePaths } from '#lib/routes.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { AuthFrame } from './AuthFrame.tsx';
import {
  type Choice,
  conEmpresa,
  conRegional,
  eleccionActual,
  elegirContexto,
  elegirEmpresa,
  elegirRegional,
  falloDeEleccion,
  nombreDeModulo,
  noTieneSalida,
} from './context.ts';
import { auth } from './messages.ts';

const textos = auth.contexto;

/** The current choice. A list with one item is chosen automatically, and each list depends on the choice before it. */
function useChoice(first: Choice) {
  const [choice, setChoice] = useState(first);
  const [problem, setProblem] = useState<Fallo | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  // The choice is shown at once, and the choices that depended on the previous one are cleared, so that nothing can be
  // chosen from an outdated list. Only the last choice counts: a late answer to an earlier one is ignored.
  const step = async (picked: Choice, next: Promise<Choice>) => {
    latest.current += 1;
    const turn = latest.current;
    const current = () => turn === latest.current;
    setProblem(null);
    setBusy(true);
    setChoice(picked);
    try {
      const reached = await next;
      if (current()) setChoice(reached);
    } catch (error) {
      // Back to the previous choice, so that the same item can be chosen again.
      if (current()) setChoice(choice);
      if (current()) setProblem(falloDeEleccion(error));
    } finally {
      if (current()) setBusy(false);
    }
  };
  const { regionales, empresas, modulos } = choice;
  return {
    choice,
    busy,
    problem,
    setProblem,
    pickRegional: (id: string) => {
      const regional = regionales.find((r) => String(r.IdUsuarioRegional) === id) ?? null;
      void step(elegirRegional(choice, regional), conRegional(choice, regional));
    },
    pickEmpresa: (id: string) => {
      const empresa = empresas.find((e) => String(e.IdUsuarioRegionalEmpresa) === id) ?? null;
      void step(elegirEmpresa(choice, empresa), conEmpresa(choice, empresa));
    },
    pickModulo: (id: string) =>
      setChoice({ ...choice, modulo: modulos.find((m) => String(m.IdSistema) === id) ?? null }),
  };
}

/** The value of a list: an id, or '' before one is chosen. */
const elegido = (campo: string) =>
  z.union([z.number(), z.string()]).check(z.refine((id) => id !== '', { error: sinInformacion(campo) }));
const schema = z.object({
  regional: elegido(textos.regional),
  empresa: elegido(textos.empresa),
  modulo: elegido(textos.modulo),
});

function ContextForm({ first }: { first: Choice }) {
  const navigate = useNavigate();
  const { choice, busy, problem, setProblem, ...pick } = useChoice(first);
  const { regionales, regional, empresas, empresa, modulos, modulo } = choice;
  const form = useForm<z.infer<typeof schema>>({
    schema,
    values: {
      regional: regional?.IdUsuarioRegional ?? '',
      empresa: empresa?.IdUsuarioRegionalEmpresa ?? '',
      modulo: modulo?.IdSistema ?? '',
    },
    follows: true,
  });
  const enter = async () => {
    if (!regional || !empresa || !modulo || busy) return;
    try {
      await elegirContexto({ regional, empresa, modulo, unica: false });
      await navigate(routePaths.inicio, { replace: true });
    } catch (error) {
      setProblem(falloDeEleccion(error));
    }
  };
  const nowhere = !busy && noTieneSalida(choice) ? { message: auth.login.sinAsignaciones } : null;
  const shownProblem = problem ?? nowhere;
  return (
    <Form form={form} className="auth-form" onSubmit={enter} aria-busy={busy}>
      {shownProblem ? (
        <Alert tone="bad" live>
          <Motivo de={shownProblem} />
        </Alert>
      ) : null}
      <FormSelect
        form={form}
        name="regional"
        label={textos.regional}
        placeholder={textos.elija}
        options={regionales.map((r) => ({ value: r.IdUsuarioRegional, label: r.NombreRegional }))}
        onChosen={(id) => pick.pickRegional(String(id))}
      />
      <FormSelect
        form={form}
        name="empresa"
        label={textos.empresa}
        placeholder={textos.elija}
        disabled={empresas.length === 0}
        options={empresas.map((e) => ({ value: e.IdUsuarioRegionalEmpresa, label: `${e.RazonSocial} · ${e.numpat}` }))}
        onChosen={(id) => pick.pickEmpresa(String(id))}
      />
      <FormSelect
        form={form}
        name="modulo"
        label={textos.modulo}
        placeholder={textos.elija}
        disabled={modulos.length === 0}
        options={modulos.map((m) => ({ value: m.IdSistema, label: nombreDeModulo(m) }))}
        onChosen={(id) => pick.pickModulo(String(id))}
      />
      <Button
        type="submit"
        tone="primary"
        busy={form.formState.isSubmitting}
        aria-disabled={!modulo || busy || undefined}
      >
        {textos.continuar}
      </Button>
    </Form>
  );
}

function FirstChoice({ user }: { user: UsuarioSesion }) {
  const first = useQuery({
    queryKey: ['contexto', user.id_usuario],
    queryFn: () => eleccionActual(user),
    gcTime: 0,
  });
  if (first.data) return <ContextForm first={first.data} />;
  if (first.error) return <LecturaFallida de={{ ...first, error: falloDeEleccion(first.error) }} />;
  return <Skeleton lines={6} />;
}

/** The choice of regional, company and module, for users who have more than one (spec F 2.3, 4.1; decision 28). */
export function ContextPage() {
  const user = useSession((s) => s.user);
  const navigate = useNavigate();
  const leave = () => {
    logout();
    void navigate(routePaths.login, { replace: true });
  };
  return (
    <QueryClientProvider client={queryClient}>
      <AuthFrame title={textos.titulo} lead={textos.explicacion}>
        {user ? <FirstChoice user={user} /> : null}
        <div className="auth-links">
          {hasContexto() ? <Link to={routePaths.inicio}>{auth.cambio.volver}</Link> : null}
          <button type="button" className="auth-link" onClick={leave}>
            {textos.salir}
          </button>
        </div>
      </AuthFrame>
    </QueryClientProvider>
  );
}
