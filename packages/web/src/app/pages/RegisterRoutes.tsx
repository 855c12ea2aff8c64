import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { CaptchaBox } from "../../accounts/sign-in/CaptchaBox.tsx";
import { SignInLayout } from "../../accounts/sign-in/SignInLayout.tsx";
import { ConfirmPage } from "../../members/registration/confirm/ConfirmPage.tsx";
import type { RobotTest } from "../../members/registration/form/RegisterForm.tsx";
import type { ReadText } from "../../members/registration/form/Texts.tsx";
import { RegisterPage } from "../../members/registration/RegisterPage.tsx";
import { SuccessPage } from "../../members/registration/SuccessPage.tsx";
import { brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";

const LegalSheet = lazyPart(() =>
  import("../../accounts/sign-in/LegalSheet.tsx").then((one) => ({ default: one.LegalSheet })),
);

/** Every page of a registration stands in the client's door. */
function AtTheDoor({ children }: { children: ReactNode }) {
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  return <SignInLayout branding={branding}>{children}</SignInLayout>;
}

/** The door's test for robots, where it asks for one. */
function AskHuman({ onAnswer, round }: Pick<ComponentProps<typeof CaptchaBox>, "onAnswer" | "round">) {
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  return branding ? <CaptchaBox branding={branding} onAnswer={onAnswer} round={round} /> : null;
}

const robotTest: RobotTest = (onAnswer, refusal) => <AskHuman onAnswer={onAnswer} round={refusal} />;

const readText: ReadText = (kind, client, close) => (
  <Suspense fallback={null}>
    <LegalSheet kind={kind} client={client} onClose={close} />
  </Suspense>
);

export const RegisterRoute = () => (
  <AtTheDoor>
    <RegisterPage form="register" readText={readText} robotTest={robotTest} />
  </AtTheDoor>
);

export const SevenTradeRoute = () => (
  <AtTheDoor>
    <RegisterPage form="register-seven-trade" readText={readText} robotTest={robotTest} />
  </AtTheDoor>
);

export const PopTradeRoute = () => (
  <AtTheDoor>
    <RegisterPage form="register-pop-trade" readText={readText} robotTest={robotTest} />
  </AtTheDoor>
);

export const RegisterSuccessRoute = () => (
  <AtTheDoor>
    <SuccessPage robotTest={robotTest} />
  </AtTheDoor>
);

export const RegisterConfirmRoute = () => (
  <AtTheDoor>
    <ConfirmPage />
  </AtTheDoor>
);
