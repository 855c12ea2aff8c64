import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { confirmsName } from "@trilha/contract/privacy/own-data/checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnProof } from "../../accounts/re-authentication/OwnProof.tsx";
import { ProofDeclined } from "../../accounts/re-authentication/with-proof.ts";
import { isRefused } from "../../api/problem.ts";
import { goodbye } from "../../session/goodbye.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { LeavingFacts } from "./LeavingFacts.tsx";
import classes from "./own-data.module.css";
import { type Leaving as Facts, leavingQuery, useLeave } from "./own-data.queries.ts";

function Leaving() {
  const { t } = useTranslation("privacy/own-data");
  const query = useQuery(leavingQuery);
  return (
    <div className="stack gap-20 max-w-680">
      <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
        {(leaving) => (
          <>
            <LeavingFacts leaving={leaving} />
            <p>
              {t("leave.takeFirst")}{" "}
              <Link to="/profile/data" className={classes.link}>
                {t("leave.takeLink")}
              </Link>
            </p>
            <Confirm leaving={leaving} />
          </>
        )}
      </QueryState>
    </div>
  );
}

/** §validation#account-deletion: what goes, what stays, and the name typed to confirm. */
export function LeavePage() {
  const { t } = useTranslation("privacy/own-data");
  return (
    <>
      <BackLink>
        <Link to="/profile/data">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <PageTitle title={t("leave.title")} lead={t("leave.lead")} />
      <OwnProof>
        <Leaving />
      </OwnProof>
    </>
  );
}

function Confirm({ leaving }: { leaving: Facts }) {
  const { t } = useTranslation("privacy/own-data");
  const id = useId();
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [going, setGoing] = useState(false);
  const leave = useLeave();
  if (leaving.lastAdministratorOf.length > 0) {
    return <p role="alert">{t("leave.alone", { clients: leaving.lastAdministratorOf.join(", ") })}</p>;
  }
  if (leaving.lastSuperuser) return <p role="alert">{t("leave.superuser")}</p>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const differs = !confirmsName(name, leaving.name);
    setWrong(differs ? t("leave.differs") : undefined);
    setRefusal(undefined);
    if (differs) return document.getElementById(id)?.focus();
    leave.mutate(name, {
      onSuccess: () => {
        setGoing(true);
        void goodbye();
      },
      onError: (error) => {
        if (error instanceof ProofDeclined) return;
        if (!isRefused(error)) throw error;
        setRefusal(error.message);
      },
    });
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="stack gap-20">
        <FormErrorSummary key={refusal ?? "none"} errors={[]} message={refusal} requestId={undefined} />
        <TextInput
          id={id}
          label={t("leave.type", { name: leaving.name })}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          error={wrong}
        />
        <div className="flex wrap gap-12">
          <Button component={Link} to="/profile/data" variant="default">
            {t("leave.stay")}
          </Button>
          <Button type="submit" color="danger" loading={leave.isPending || going}>
            {t("leave.confirm")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
